// Tests of the function `health`, which reports the state of each part of the backend.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liftRateLimits } from '../contract/rateLimits.ts';
import { sql, backend } from './runningBackend.ts';
import { unreachableUrl } from '../unreachableUrl.ts';

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
  const response = await fetch(backend.urls.health);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}

test('health is unhealthy with a malformed secret, which the log names and the response does not', async () => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'we_123');
  const { status, body } = await requestHealth();
  expect(status).toBe(503);
  expect(body).toMatchObject({ healthy: false, configured: false });
  expect(JSON.stringify(body)).not.toContain('STRIPE');
  expect(logged).toContain('STRIPE_WEBHOOK_SECRET is malformed');
  expect(logged).not.toContain('we_123');
});

test('health is unhealthy when the database does not answer', async () => {
  vi.stubEnv('SUPABASE_URL', unreachableUrl);
  expect(await requestHealth()).toMatchObject({
    status: 503,
    body: { healthy: false, configured: true, outbox: null, request_id: expect.any(String) },
  });
});

test('health is unhealthy while the oldest mail waits for too long, although its next attempt is not due', async () => {
  await sql`
    insert into public.outbox (key, kind, payload, not_before, next_attempt_at) values (
      'late', 'contact-confirmation', '{"email":"a@b.test.example"}', now() - interval '1 hour', now() + interval '1 minute'
    )`;
  expect(await requestHealth()).toMatchObject({
    status: 503,
    body: {
      healthy: false,
      checks: {
        mail: { state: 'failing', age_seconds: expect.closeTo(3600, -2) },
        database: { state: 'ok' },
      },
      outbox: { waiting: 1 },
    },
  });
  expect(logged).toContain('mail failing');
  await sql`update public.outbox set next_attempt_at = now()`;
  await expect.poll(requestHealth).toMatchObject({ status: 200, body: { healthy: true } });
});

test('health is healthy while mail is delayed because too many messages came', async () => {
  await sql`
    insert into public.outbox (key, kind, payload, created_at, not_before, next_attempt_at) values (
      'delayed', 'contact-notification', '{"email":"a@b.test.example"}', now() - interval '20 minutes',
      now() + interval '40 minutes', now() + interval '40 minutes'
    )`;
  expect(await requestHealth()).toMatchObject({
    status: 200,
    body: { healthy: true, checks: { mail: { state: 'ok', age_seconds: 0 } } },
  });
  await sql`delete from public.outbox where key = 'delayed'`;
});

test('health reports all checks except the settings and the database as unknown when the database does not answer', async () => {
  vi.stubEnv('SUPABASE_URL', unreachableUrl);
  const { body } = await requestHealth();
  const unknown = { state: 'unknown', age_seconds: null };
  expect(body.checks).toEqual({
    settings: { state: 'ok', age_seconds: null },
    database: { state: 'failing', age_seconds: null },
    mail: unknown,
    failed_mail: unknown,
    refunds: unknown,
    timer: unknown,
    retention: unknown,
    addresses: unknown,
  });
});

test('health warns of failed mail and of late retention, and stays healthy', async () => {
  await sql`
    insert into public.outbox (key, kind, payload, failed_at) values ('dead', 'contact-confirmation', '{}', now())`;
  await sql`update public.job_runs set ran_at = now() - interval '4 days' where job = 'apply-retention'`;
  expect(await requestHealth()).toMatchObject({
    status: 200,
    body: {
      healthy: true,
      checks: {
        failed_mail: { state: 'warning' },
        retention: { state: 'warning', age_seconds: 4 * 24 * 60 * 60 },
      },
    },
  });
  await sql`delete from public.outbox where key = 'dead'`;
  await sql`select public.record_job_run('apply-retention')`;
});

// If nearly all calls come from one address, the backend probably sees the address of a proxy instead of the visitors'.
describe('the check of addresses', () => {
  const addressState = async () =>
    ((await requestHealth()).body['checks'] as Record<string, { state: string }>)['addresses']!.state;
  /** Inserts the calls of one address (or email) that are counted in the ten minutes that began `minutesAgo`. */
  const insertHits = (scope: string, subject: string, hits: number, minutesAgo = 5) => sql`
    insert into public.rate_limits (scope, subject, window_start, hits)
    values (${scope}, ${subject}, now() - make_interval(mins => ${minutesAgo}), ${hits})`;

  beforeEach(async () => {
    await sql`delete from public.rate_limits`;
    // The limits of a hosted project.
    await sql`update public.rate_limit_rules set max_hits = case scope when 'contact:address' then 20 else 300 end
      where scope in ('contact:address', 'signed-in:address')`;
  });
  afterEach(async () => {
    await sql`delete from public.rate_limits`;
    await liftRateLimits(sql);
  });

  test.each([
    ['contact:address', 11],
    ['signed-in:address', 151],
  ])(
    'warns when one address makes nearly all calls of %s, and more than half of its limit',
    async (scope, hits) => {
      await insertHits(scope, 'gateway', hits - 2);
      await insertHits(scope, 'gateway', 2, 40);
      await insertHits(scope, 'a visitor', 1);
      // Other counters are not compared with these.
      await insertHits('contact-confirmation:email', 'ada', 1000);
      expect(await requestHealth()).toMatchObject({
        status: 200,
        body: { healthy: true, checks: { addresses: { state: 'warning', age_seconds: null } } },
      });
      expect(logged).toContain('addresses warning');
    },
  );

  test('is ok when one address makes at most half of the calls that its limit allows, or when others call, too', async () => {
    expect(await addressState()).toBe('ok');
    await insertHits('signed-in:address', 'a visitor', 150);
    await insertHits('contact:address', 'a visitor', 10);
    expect(await addressState()).toBe('ok');
    await insertHits('signed-in:address', 'a visitor', 100, 15);
    await insertHits('signed-in:address', 'another visitor', 30);
    expect(await addressState()).toBe('ok');
  });

  test('forgets what is older than an hour', async () => {
    await insertHits('contact:address', 'gateway', 20, 61);
    expect(await addressState()).toBe('ok');
  });
});

test('health is unhealthy while the timer does not call, and never shows a negative age', async () => {
  // The local timer calls every two seconds and records the current time. PostgreSQL adds the rule only after a running call has ended.
  await sql`create rule ignore_timer as on update to public.job_runs where new.ran_at = now() do instead nothing`;
  try {
    await sql`update public.job_runs set ran_at = now() - interval '1 hour' where job = 'dispatch-outbox'`;
    expect(await requestHealth()).toMatchObject({
      status: 503,
      body: { checks: { timer: { state: 'failing' } } },
    });
    await sql`update public.job_runs set ran_at = now() + interval '1 day' where job = 'dispatch-outbox'`;
    expect(await requestHealth()).toMatchObject({
      status: 200,
      body: { checks: { timer: { state: 'ok', age_seconds: 0 } } },
    });
  } finally {
    await sql`drop rule ignore_timer on public.job_runs`;
  }
  await expect
    .poll(() => sql`select 1 from public.job_runs where job = 'dispatch-outbox' and ran_at <= now()`)
    .toHaveLength(1);
});
