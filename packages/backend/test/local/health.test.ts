import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql, stack } from './stack.ts';

let logged: string;
beforeEach(() => {
  logged = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    logged += line;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function requestHealth(): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(stack.urls.health);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}

test('is unhealthy with a malformed secret, which the log names and the response does not', async () => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'we_123');
  const { status, body } = await requestHealth();
  expect(status).toBe(503);
  expect(body).toMatchObject({ healthy: false, configured: false });
  expect(JSON.stringify(body)).not.toContain('STRIPE');
  expect(logged).toContain('STRIPE_WEBHOOK_SECRET is malformed');
  expect(logged).not.toContain('we_123');
});

test('is unhealthy when the database does not answer', async () => {
  // Nothing listens there.
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  expect(await requestHealth()).toMatchObject({
    status: 503,
    body: { healthy: false, configured: true, outbox: null, request_id: expect.any(String) },
  });
});

test('is unhealthy while mail is overdue, and healthy when it is sent', async () => {
  await sql`alter function public.claim_outbox(integer, integer) rename to claim_nothing`;
  try {
    await sql`
      insert into public.outbox (key, kind, payload, next_attempt_at)
      values ('overdue', 'contact-confirmation', '{"email":"a@b.test.example"}', now() - interval '1 hour')`;
    expect(await requestHealth()).toMatchObject({
      status: 503,
      body: { healthy: false, outbox: { waiting: 1 } },
    });
  } finally {
    await sql`alter function public.claim_nothing(integer, integer) rename to claim_outbox`;
  }
  await expect
    .poll(requestHealth, { timeout: 30_000 })
    .toMatchObject({ status: 200, body: { healthy: true } });
});
