import { expect, onTestFinished, test, vi } from 'vitest';
import { type Fate, startProvider } from '../provider.ts';
import { seeded } from '../random.ts';
import { sql, stack } from './stack.ts';

const dispatch = () =>
  fetch(`${stack.urls.api}/functions/v1/dispatch-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.env.DISPATCH_SECRET}` },
  });

test('four dispatchers and a provider that fails at random: one mail for each key, and dead at ten', async () => {
  const random = seeded();
  const fates: readonly Fate[] = ['delivered', 'delivered', 'refused', 'refused', 'unheard', 'lost'];
  const doomed = /\/(?:7|77|107)$/;
  // Nobody here waits eight seconds for a provider that has lost a mail: the time is up when it has.
  const timers = new Map<AbortSignal, AbortController>();
  const sending = new Map<string, AbortSignal>();
  const provider = await startProvider(
    key => (doomed.test(key) ? 'refused' : fates[Math.floor(random() * fates.length)]!),
    key => timers.get(sending.get(key)!)!.abort(new DOMException('The operation timed out.', 'TimeoutError')),
  );
  onTestFinished(() => provider.stop());
  vi.stubEnv('RESEND_API_URL', provider.url);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    if (ms !== 8000) return timeout(ms);
    const timer = new AbortController();
    timers.set(timer.signal, timer);
    return timer.signal;
  });
  const fetchIt = globalThis.fetch;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key && init?.signal) sending.set(key, init.signal);
    return fetchIt(input, init);
  });
  onTestFinished(() => {
    clock.mockRestore();
    calls.mockRestore();
    vi.unstubAllEnvs();
  });

  await sql`
    insert into public.outbox (key, kind, payload)
    select 'contact-confirmation/' || n, 'contact-confirmation', '{"email": "ada@hopyard.example"}'
    from generate_series(1, 120) n`;
  const undecided = () => sql`select 1 from public.outbox where sent_at is null and failed_at is null`;
  // The waiting between attempts is another test's. The stack's own timer dispatches, too, so rounds are not attempts.
  while ((await undecided()).length > 0) {
    await Promise.all([dispatch(), dispatch(), dispatch(), dispatch()]);
    await sql`update public.outbox set next_attempt_at = now() where sent_at is null and failed_at is null`;
  }

  const rows = await sql<{ key: string; attempts: number; sent: boolean; dead: boolean; payload: object }[]>`
    select key, attempts, sent_at is not null as sent, failed_at is not null as dead, payload from public.outbox`;
  expect(provider.faults).toEqual([]);
  const asked = Map.groupBy(provider.asked, key => key);
  expect(rows.map(({ key, attempts }) => [key, attempts])).toEqual(
    rows.map(({ key }) => [key, asked.get(key)?.length]),
  );

  const dead = rows.filter(row => row.dead);
  expect(rows.filter(row => row.sent === row.dead)).toEqual([]);
  expect(provider.delivered).toEqual(
    expect.arrayContaining(rows.filter(row => row.sent).map(({ key }) => key)),
  );
  expect(dead.map(({ key }) => key)).toEqual(
    expect.arrayContaining(rows.map(({ key }) => key).filter(key => doomed.test(key))),
  );
  for (const { attempts, payload } of dead) {
    expect({ attempts, payload }).toEqual({ attempts: 10, payload: { email: 'ada@hopyard.example' } });
  }
});
