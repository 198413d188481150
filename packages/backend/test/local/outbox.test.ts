/** Dispatchers of the outbox (the table of mail to be sent) send each mail once, even when the mail provider fails. */
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeStaff } from '../contract/account.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { type MailProvider, type Outcome, startMailProvider } from '../mailProvider.ts';
import { seededRandom } from '../seededRandom.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';

/** The time-out of one mail, as in outbox.ts of the functions. */
const sendTimeoutMs = 8000;

// The tests count the dispatches that they start, and the timer would start more.
beforeAll(() => backend.stopTimer());

/** Sends what is due in the outbox. */
const dispatch = () =>
  fetch(`${backend.urls.api}/functions/v1/dispatch-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.env.DISPATCH_SECRET}` },
  });

/** Starts a mail provider, and empties the outbox after the test. */
async function startProvider(outcomeOf: () => Outcome): Promise<MailProvider> {
  const provider = await startMailProvider(outcomeOf);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await provider.stop();
    await sql`delete from public.outbox`;
  });
  vi.stubEnv('RESEND_API_URL', provider.url);
  return provider;
}

test.each<[number, Outcome]>([
  [401, 401],
  [403, 403],
  [429, 429],
])(
  'an attempt is not counted when the provider answers %i, and each dispatch then sends one request',
  async (status, rejection) => {
    let outcome: Outcome = rejection;
    const provider = await startProvider(() => outcome);
    await sql`
    insert into public.outbox (key, kind, payload)
    select 'contact-confirmation/refused-' || n, 'contact-confirmation', '{"email": "ada@hopyard.example"}'
    from generate_series(1, 3) n`;
    const rows = () => sql`
    select attempts, failed_at, last_error, next_attempt_at > now() as later from public.outbox order by id`;
    for (let round = 0; round < 12; round += 1) {
      const before = provider.requested.length;
      await sql`update public.outbox set next_attempt_at = now()`;
      expect(await (await dispatch()).json()).toMatchObject({ sent: 0 });
      expect(provider.requested.length - before).toBe(1);
    }
    for (const row of await rows()) expect(row).toMatchObject({ attempts: 0, failed_at: null });
    expect((await rows()).map(row => row['last_error'])).toContain(`The mail provider answered ${status}.`);
    outcome = 'delivered';
    await sql`update public.outbox set next_attempt_at = now()`;
    await dispatch();
    await expect.poll(() => provider.delivered.length).toBe(3);
  },
);

describe('mail that has waited for more than a day', () => {
  /** Writes mail that waits since `age`: never tried, tried three times, and held back for half an hour. */
  const insertWaitingMail = (age: string) => sql`
    insert into public.outbox (key, kind, payload, attempts, created_at, not_before, next_attempt_at)
    select 'contact-confirmation/' || m.name, 'contact-confirmation', '{"email": "ada@hopyard.example"}', m.attempts,
      now() - ${age}::interval, m.not_before, m.not_before
    from (values
      ('untried', 0, now() - ${age}::interval),
      ('tried', 3, now() - ${age}::interval),
      ('held back', 0, now() + interval '30 minutes')
    ) m (name, attempts, not_before)`;
  const setLastRun = (age: string) =>
    sql`update public.job_runs set ran_at = now() - ${age}::interval where job = 'dispatch-outbox'`;
  const mails = () => sql`
    select key, sent_at is not null as sent, failed_at is not null as failed, last_error, payload from public.outbox
    where channel = 'mail' order by id`;
  const payload = { email: 'ada@hopyard.example' };
  const givenUp = {
    sent: false,
    failed: true,
    last_error: expect.stringMatching(/^Perhaps sent before: .* restored from a backup\.$/),
    payload,
  };
  const heldBack = {
    key: 'contact-confirmation/held back',
    sent: false,
    failed: false,
    last_error: null,
    payload,
  };

  // After a restore, the first call comes from the timer, or from a visitor whose message is sent.
  test.each(['timer', 'visitor'])(
    'is given up after a restore from an older backup, and not sent twice, when a %s calls first',
    async caller => {
      const provider = await startProvider(() => 'delivered');
      await insertWaitingMail('25 hours');
      await setLastRun('25 hours');
      if (caller === 'timer') await dispatch();
      else await postContactMessage(backend.urls.api, newContactMessage());
      await expect.poll(() => sql`select from public.outbox where failed_at is not null`).toHaveLength(2);
      await dispatch();
      expect((await mails()).slice(0, 3)).toEqual([
        { key: 'contact-confirmation/untried', ...givenUp },
        { key: 'contact-confirmation/tried', ...givenUp },
        heldBack,
      ]);
      expect(provider.requested.filter(key => /tried/.test(key))).toEqual([]);
      expect(await (await fetch(backend.urls.health)).json()).toMatchObject({
        checks: { failed_mail: { state: 'warning' } },
        outbox: { failed: 2 },
      });

      // A member of the staff decides to send it.
      const staff = await createLocalAccount();
      await makeStaff(sql, staff);
      const [mail] = await sql<
        [{ id: string }]
      >`select id from public.outbox where key = 'contact-confirmation/untried'`;
      expect((await staff.client.rpc('retry_failed_outbox_row', { p_id: Number(mail.id) })).data).toBe(true);
      await dispatch();
      expect(provider.delivered).toContain('contact-confirmation/untried');
    },
  );

  test('is given up after a restore in which a mail secret was missing at first', async () => {
    const provider = await startProvider(() => 'delivered');
    await insertWaitingMail('25 hours');
    await setLastRun('25 hours');
    vi.stubEnv('RESEND_API_KEY', '');
    await dispatch();
    vi.stubEnv('RESEND_API_KEY', backend.env.RESEND_API_KEY);
    await dispatch();
    await dispatch();
    expect(provider.requested).toEqual([]);
    expect((await mails()).filter(({ failed }) => failed)).toHaveLength(2);
  });

  test('is sent after a restore from a backup of the last day, whose keys the provider remembers', async () => {
    const provider = await startProvider(() => 'delivered');
    await insertWaitingMail('23 hours');
    await setLastRun('23 hours');
    await dispatch();
    expect(provider.delivered.toSorted()).toEqual([
      'contact-confirmation/tried',
      'contact-confirmation/untried',
    ]);
  });

  test('is sent after three days in which the provider refused our key', async () => {
    const provider = await startProvider(() => 'delivered');
    await insertWaitingMail('3 days');
    // The timer has run, so the database is not that of a backup.
    await setLastRun('1 minute');
    await dispatch();
    expect(provider.delivered.toSorted()).toEqual([
      'contact-confirmation/tried',
      'contact-confirmation/untried',
    ]);
    expect((await mails())[2]).toEqual(heldBack);
  });
});

test('four dispatchers with a randomly failing provider send one mail for each key, and stop after ten attempts', async () => {
  const random = seededRandom();
  const outcomes: readonly Outcome[] = [
    'delivered',
    'delivered',
    'unavailable',
    'unavailable',
    'disconnected',
    'unanswered',
  ];
  // The keys of three mails.
  const alwaysUnavailable = /\/(?:7|27|47)$/;
  // Ends the time-out of a mail as soon as the provider leaves a request unanswered.
  const timers = new Map<AbortSignal, AbortController>();
  const sending = new Map<string, AbortSignal>();
  const provider = await startMailProvider(
    key => (alwaysUnavailable.test(key) ? 'unavailable' : outcomes[Math.floor(random() * outcomes.length)]!),
    key => timers.get(sending.get(key)!)!.abort(new DOMException('The operation timed out.', 'TimeoutError')),
  );
  onTestFinished(() => provider.stop());
  vi.stubEnv('RESEND_API_URL', provider.url);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    if (ms !== sendTimeoutMs) return timeout(ms);
    const timer = new AbortController();
    timers.set(timer.signal, timer);
    return timer.signal;
  });
  const originalFetch = globalThis.fetch;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key && init?.signal) sending.set(key, init.signal);
    return originalFetch(input, init);
  });
  onTestFinished(() => {
    clock.mockRestore();
    calls.mockRestore();
    vi.unstubAllEnvs();
  });

  await sql`
    insert into public.outbox (key, kind, payload)
    select 'contact-confirmation/' || n, 'contact-confirmation', '{"email": "ada@hopyard.example"}'
    from generate_series(1, 50) n`;
  const queued = () => sql`select 1 from public.outbox where sent_at is null and failed_at is null`;
  // Each round makes all queued mail due, so that the test does not wait for the delays between attempts.
  while ((await queued()).length > 0) {
    await Promise.all([dispatch(), dispatch(), dispatch(), dispatch()]);
    await sql`update public.outbox set next_attempt_at = now() where sent_at is null and failed_at is null`;
  }

  const rows = await sql<
    { key: string; attempts: number; sent: boolean; failed: boolean; payload: object }[]
  >`
    select key, attempts, sent_at is not null as sent, failed_at is not null as failed, payload from public.outbox`;
  expect(provider.faults).toEqual([]);
  const requestsByKey = Map.groupBy(provider.requested, key => key);
  expect(rows.map(({ key, attempts }) => [key, attempts])).toEqual(
    rows.map(({ key }) => [key, requestsByKey.get(key)?.length]),
  );

  const failed = rows.filter(row => row.failed);
  expect(rows.filter(row => row.sent === row.failed)).toEqual([]);
  expect(provider.delivered).toEqual(
    expect.arrayContaining(rows.filter(row => row.sent).map(({ key }) => key)),
  );
  expect(failed.map(({ key }) => key)).toEqual(
    expect.arrayContaining(rows.map(({ key }) => key).filter(key => alwaysUnavailable.test(key))),
  );
  for (const { attempts, payload } of failed) {
    expect({ attempts, payload }).toEqual({ attempts: 10, payload: { email: 'ada@hopyard.example' } });
  }
});

test.each([
  ['written', 0],
  ['tried', 3],
])('sends mail immediately that was %s while the clock was a day ahead', async (_, attempts) => {
  const key = `contact-confirmation/ahead-${attempts}`;
  await sql`
    insert into public.outbox (key, kind, payload, attempts, created_at, next_attempt_at)
    values (
      ${key}, 'contact-confirmation', '{"email": "ada@hopyard.example"}', ${attempts},
      now() + interval '1 day', now() + interval '1 day'
    )`;
  await dispatch();
  await dispatch();
  await expect
    .poll(() => sql`select 1 from public.outbox where key = ${key} and sent_at is not null`)
    .toHaveLength(1);
});

test('a dispatch does not change the time of the next attempt when a long retry delay explains it', async () => {
  await sql`
    insert into public.outbox (key, kind, payload, attempts, next_attempt_at) values
      ('ninth', 'contact-confirmation', '{"email": "ada@hopyard.example"}', 9, now() + interval '10 hours')`;
  await dispatch();
  const [row] =
    await sql`select attempts, next_attempt_at > now() + interval '9 hours' as waits from public.outbox where key = 'ninth'`;
  expect(row).toEqual({ attempts: 9, waits: true });
});
