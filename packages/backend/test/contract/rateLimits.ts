/** Changes of the rate limits in the table `rate_limit_rules` for tests, and the expected response over a limit. */
import type postgres from 'postgres';
import { expect, onTestFinished } from 'vitest';
import { tooManyTries } from '../../supabase/functions/_shared/contracts/request.ts';

/** Lifts the rate limits, because the tests send all requests from one IP address. */
export const liftRateLimits = (sql: postgres.Sql) =>
  sql`update public.rate_limit_rules set max_hits = 1000000`;

/** Sets one limit for the rest of the test. Its period is a day: a shorter period could end between two requests. */
export async function setRateLimit(sql: postgres.Sql, scope: string, max: number): Promise<void> {
  await sql`delete from public.rate_limits where scope = ${scope}`;
  const [rule] = await sql`select period::text from public.rate_limit_rules where scope = ${scope}`;
  await sql`update public.rate_limit_rules set max_hits = ${max}, period = '1 day' where scope = ${scope}`;
  onTestFinished(async () => {
    await sql`
      update public.rate_limit_rules set max_hits = 1000000, period = ${rule?.period as string}::text::interval
      where scope = ${scope}`;
  });
}

/** Expects a 429 response that says when to try again: in a header for programs, and in its text for people. */
export async function expectRateLimited(response: Response): Promise<void> {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ success: false, error: tooManyTries(seconds) });
}
