/** Contract test (of a local or a hosted project): the function `health`, which a monitor calls. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const healthUrl = () => `${project.apiUrl}/functions/v1/health`;

test('anyone may request health, which returns the state and age of each check', async () => {
  const response = await fetch(healthUrl(), { headers: { 'x-forwarded-for': '203.0.113.77' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const count = expect.any(Number);
  expect(await response.json()).toEqual({
    healthy: true,
    configured: true,
    checks: {
      settings: { state: 'ok', age_seconds: null },
      database: { state: 'ok', age_seconds: null },
      mail: { state: 'ok', age_seconds: count },
      failed_mail: { state: expect.stringMatching(/ok|warning/), age_seconds: null },
      refunds: { state: 'ok', age_seconds: count },
      timer: { state: 'ok', age_seconds: count },
      retention: { state: 'ok', age_seconds: count },
      // The tests call from one address.
      addresses: { state: expect.stringMatching(/ok|warning/), age_seconds: null },
    },
    outbox: { waiting: count, oldest_seconds: count, overdue_seconds: count, failed: count },
    // The address that the server sees, which the limits need. It is not the forged header.
    address: expect.stringMatching(/^(?!203\.0\.113\.77)[\da-f.:]+/),
  });
  expect((await fetch(healthUrl(), { method: 'HEAD' })).status).toBe(200);
});

test('health counts queued, overdue and failed mail', async () => {
  type Outbox = Record<'waiting' | 'oldest_seconds' | 'overdue_seconds' | 'failed', number>;
  const rollBack = new Error('Roll back.');
  const reports: Outbox[] = [];
  const inserting = project.sql.begin(async sql => {
    const report = async () =>
      reports.push((await sql<{ health: Outbox }[]>`select public.health()`)[0]!.health);
    const insertMail = (mail: { key: string; age: string; dueSince: string; hasFailed?: boolean }) => sql`
      insert into public.outbox (key, kind, payload, not_before, next_attempt_at, failed_at) values (
        ${mail.key}, 'contact-confirmation', '{}', now() - ${mail.age}::interval, now() - ${mail.dueSince}::interval,
        case when ${mail.hasFailed ?? false} then now() end
      )`;
    await report();
    await insertMail({ key: 'overdue', age: '1 year', dueSince: '300 days' });
    await insertMail({ key: 'not due yet', age: '2 years', dueSince: '-1 minute' });
    await insertMail({ key: 'failed', age: '9 years', dueSince: '8 years', hasFailed: true });
    await report();
    throw rollBack;
  });
  await expect(inserting).rejects.toBe(rollBack);
  const [before, after] = reports;
  const daySeconds = 24 * 60 * 60;
  expect(after).toMatchObject({
    waiting: before!.waiting + 2,
    failed: before!.failed + 1,
    overdue_seconds: 300 * daySeconds,
  });
  expect(Math.round(after!.oldest_seconds / daySeconds / 365)).toBe(2);
});
