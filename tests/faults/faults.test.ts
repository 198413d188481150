// `pnpm test:faults`: what happens to leads (messages from the contact form) and their mail when parts of the local backend fail: its database,
// functions or mail. A lead is acknowledged when its sender got the status 200. Each test prints its figures.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../../packages/backend/test/contract/account.ts';
import { newTempPath } from '../../packages/backend/test/testBackend.ts';
import {
  newContactMessage,
  postContactMessage,
} from '../../packages/backend/test/contract/contactMessage.ts';
import type { Outcome } from '../../packages/backend/test/mailProvider.ts';
import { type FaultyBackend, type Load, startFaultyBackend } from './faultyBackend.ts';

const connections = 50;

const waitFor = (load: Load, count: number) =>
  expect
    .poll(() => load.acknowledged.length, { timeout: 120_000, interval: 5 })
    .toBeGreaterThanOrEqual(count);

async function health(backend: FaultyBackend): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${backend.apiUrl}/functions/v1/health`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('no lead or mail is lost or stored twice when the database is killed ten times under load', async () => {
  const backend = await startFaultyBackend();
  const load = backend.load({ connections, messageCount: 2000 });
  for (let kill = 1; kill <= 10; kill += 1) {
    await waitFor(load, kill * 180);
    const pid = await backend.databasePid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => backend.databasePid(), { timeout: 60_000 }).not.toBe(pid);
  }
  await backend.expectNothingLost('kill -9 of the database × 10', load);
  expect(load.acknowledged).toHaveLength(2000);
});

test('no lead or mail is lost or stored twice when the backend is killed five times under load', async () => {
  const backend = await startFaultyBackend();
  const load = backend.load({ connections, messageCount: 1500 });
  for (let kill = 1; kill <= 5; kill += 1) {
    await waitFor(load, kill * 250);
    await backend.end('SIGKILL');
    await backend.startAgain();
  }
  await backend.expectNothingLost('kill -9 of the backend × 5', load);
  expect(load.acknowledged).toHaveLength(1500);
});

test('the backend responds to every request that it has read when it is stopped five times under load', async () => {
  const backend = await startFaultyBackend();
  const load = backend.load({ connections, messageCount: 1500 });
  const stops: { from: Date; to: Date }[] = [];
  for (let stop = 1; stop <= 5; stop += 1) {
    await waitFor(load, stop * 250);
    const from = new Date();
    await backend.end('SIGTERM');
    stops.push({ from, to: new Date() });
    await backend.startAgain();
  }
  await backend.expectNothingLost('SIGTERM × 5', load);
  // 503 while the backend finishes, ECONNREFUSED while it is down. The kernel resets connections whose request the backend has not read.
  const expected = ['503', 'ECONNREFUSED', 'ECONNRESET'];
  expect([...load.failures.keys()].filter(outcome => !expected.includes(outcome))).toEqual([]);
  // The backend claims its ports at the next start, and the kernel resets who connects then: those are not counted.
  const whileStopping = load.resets.filter(({ at }) => stops.some(({ from, to }) => at >= from && at <= to));
  expect(whileStopping.length).toBeLessThan(connections);
  const leads = await backend.query(
    sql => sql<{ email: string; created_at: Date }[]>`select email, created_at from public.leads`,
  );
  const storedAt = new Map(leads.map(({ email, created_at }) => [email, created_at]));
  expect(load.resets.filter(({ email, at }) => storedAt.get(email)! < at)).toEqual([]);
});

test('a full disk stops acknowledgements, and everything continues when space is free', async context => {
  const dataDir = newTempPath();
  await mkdir(dataDir);
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=0755', 'tmpfs', dataDir], {
    encoding: 'utf8',
  });
  context.skip(mount.status !== 0, `A small disk needs root and mount: ${mount.stderr.trim()}`);
  onTestFinished(async () => {
    spawnSync('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  });
  const backend = await startFaultyBackend({ dataDir });
  const load = backend.load({ connections: 20, messageCount: 1500 });
  await waitFor(load, 300);
  const filler = join(dataDir, 'filler');
  await writeFile(filler, new Uint8Array(400 * 1024 * 1024)).catch(() => undefined);
  await expect.poll(() => load.failures.size, { timeout: 120_000 }).toBeGreaterThan(0);
  await rm(filler);
  await backend.expectNothingLost('full disk', load);
});

test('a clock that jumps a day ahead and back delays no mail and shows no negative age', async () => {
  let outcome: Outcome = 'unavailable';
  const backend = await startFaultyBackend({ mailOutcome: () => outcome });
  const load = backend.load({ connections: 5, messageCount: 20 });
  await load.done;
  // The clock of the machine does not change. Instead, the stored times change by a day, as if they had been written before the jump.
  const jump = (by: string) =>
    backend.query(async sql => {
      await sql`
        update public.outbox set created_at = created_at + ${by}::interval, next_attempt_at = next_attempt_at + ${by}::interval`;
      await sql`update public.job_runs set ran_at = ran_at + ${by}::interval`;
    });
  await jump('1 day');
  const ahead = await health(backend);
  const ages = Object.values(ahead.body['checks'] as Record<string, { age_seconds: number | null }>);
  for (const { age_seconds } of ages) expect(age_seconds ?? 0).toBeGreaterThanOrEqual(0);
  outcome = 'delivered';
  // The test does not make the mail due: the timer of the backend has to send it.
  await expect.poll(() => backend.provider.delivered.length, { timeout: 120_000 }).toBe(40);
  await jump('-1 day');
  await backend.expectNothingLost('clock ± a day', load);
});

test('the clock of the backend and the database jumps 23 hours ahead and back, and delays no mail', async context => {
  // Debian's package has one library for each architecture.
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  context.skip(!library, 'A clock that jumps needs libfaketime: apt-get install libfaketime');
  const clock = newTempPath();
  onTestFinished(() => rm(clock, { force: true }));
  // The database runs as another user, and reads the file, too.
  const jump = (offset: string) => writeFile(clock, offset, { mode: 0o644 });
  await jump('+0');
  let outcome: Outcome = 'unavailable';
  const backend = await startFaultyBackend({
    mailOutcome: () => outcome,
    processEnv: {
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      // Timers go on, as on a machine whose clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  /** By how many hours the database's clock differs from that of this process, which does not change. */
  const hoursAhead = () =>
    backend.query(async sql => {
      const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
      return Math.round((row!.now.getTime() - Date.now()) / 3_600_000);
    });
  const expectNoNegativeAge = async () => {
    const { body } = await health(backend);
    const ages = Object.values(body['checks'] as Record<string, { age_seconds: number | null }>);
    for (const { age_seconds } of ages) expect(age_seconds ?? 0).toBeGreaterThanOrEqual(0);
  };
  const before = backend.load({ connections: 5, messageCount: 20 });
  await before.done;
  // After a jump of a whole day, mail that waits would look like mail of a restored backup, which a person has to send (`fail_forgotten_mail`).
  await jump('+23h');
  await expect.poll(hoursAhead, { timeout: 30_000 }).toBe(23);
  await expectNoNegativeAge();
  const during = backend.load({ connections: 5, messageCount: 20 });
  await during.done;
  await jump('+0');
  await expect.poll(hoursAhead, { timeout: 30_000 }).toBe(0);
  await expectNoNegativeAge();
  outcome = 'delivered';
  // The test does not make the mail due: the timer of the backend has to send it.
  await expect.poll(() => backend.provider.delivered.length, { timeout: 120_000 }).toBe(80);
  await backend.expectNothingLost('the clock of the machine ± 23 hours', before, during);
});

test('a mail provider that is down for an hour loses no mail', async () => {
  let outcome: Outcome = 'unavailable';
  const backend = await startFaultyBackend({ mailOutcome: () => outcome });
  const loads: Load[] = [];
  // An hour has seven attempts: 5 s, 15 s, 45 s, 2, 7, 20 and 60 minutes. The waits are skipped.
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    const load = backend.load({ connections: 5, messageCount: 10 });
    loads.push(load);
    await load.done;
    await backend.query(sql => sql`update public.outbox set next_attempt_at = now() where sent_at is null`);
    const attempts = attempt;
    await expect
      .poll(
        () =>
          backend.query(
            async sql =>
              (await sql`select 1 from public.outbox where attempts < ${attempts - loads.length + 1}`).length,
          ),
        {
          timeout: 120_000,
        },
      )
      .toBe(0);
  }
  await backend.query(sql => sql`update public.outbox set not_before = not_before - interval '1 hour'`);
  expect(await health(backend)).toMatchObject({
    status: 503,
    body: { checks: { mail: { state: 'failing' } } },
  });
  outcome = 'delivered';
  await backend.expectNothingLost('mail down for an hour', ...loads);
  expect(await health(backend)).toMatchObject({ status: 200 });
});

test('checkout answers with an error while the payment provider is down, and leads are stored', async () => {
  const backend = await startFaultyBackend();
  const working = backend.env['STRIPE_API_URL']!;
  const account = await backend.query(sql =>
    createAccount({ apiUrl: backend.apiUrl, publishableKey: backend.publishableKey, sql }),
  );
  const checkout = () =>
    fetch(`${backend.apiUrl}/functions/v1/create-checkout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tier: 'growth' }),
    });
  // Nothing listens on port 9.
  backend.setEnv({ STRIPE_API_URL: 'http://127.0.0.1:9' });
  const load = backend.load({ connections: 5, messageCount: 50 });
  const down = await Promise.all(Array.from({ length: 5 }, async () => (await checkout()).status));
  expect(down.every(status => status >= 500)).toBe(true);
  backend.setEnv({ STRIPE_API_URL: working });
  const up = await Promise.all(Array.from({ length: 5 }, async () => (await checkout()).status));
  expect(up).toEqual(Array(5).fill(200));
  const customers = await backend.query(sql => sql`select 1 from public.customers`);
  console.log(
    `payment down: checkout ${down.join(' ')}, then ${up.join(' ')}; customers ${customers.length}`,
  );
  expect(customers).toHaveLength(1);
  await backend.expectNothingLost('payment down', load);
});

test('no lead or mail is lost or stored twice when 500 connections send at the same time', async () => {
  const backend = await startFaultyBackend();
  const load = backend.load({ connections: 500, messageCount: 2500 });
  await backend.expectNothingLost('500 connections', load);
  expect([...load.failures]).toEqual([]);
});

test('the service works while 500 clients never read and 500 clients never finish sending', async () => {
  const backend = await startFaultyBackend();
  const { port } = new URL(backend.apiUrl);
  const sockets = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const socket = connect(Number(port), '127.0.0.1').pause();
      socket.on('error', () => {});
      await once(socket, 'connect');
      const body =
        index % 2 === 0 ? '' : 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name"';
      const path = index % 2 === 0 ? 'GET /functions/v1/health' : 'POST /functions/v1/contact-submission';
      socket.write(`${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${body || '\r\n'}`);
      return socket;
    }),
  );
  onTestFinished(() => sockets.forEach(socket => socket.destroy()));
  expect(await health(backend)).toMatchObject({ status: 200 });
  const load = backend.load({ connections: 20, messageCount: 200 });
  await backend.expectNothingLost('1,000 slow sockets', load);
});

test('20,000 requests store each message once, and the memory stays flat', async () => {
  const backend = await startFaultyBackend();
  const messages = Array.from({ length: 500 }, (_, index) =>
    newContactMessage({ idempotencyKey: `flat-memory-${index}` }),
  );
  const statuses = new Set<number>();
  const heap: number[] = [];
  // Each message is sent 40 times, ten times in each round. The first request stores it, and the others repeat it.
  for (let round = 1; round <= 4; round += 1) {
    let remaining = 5000;
    const visit = async () => {
      while (remaining > 0) {
        remaining -= 1;
        const response = await postContactMessage(backend.apiUrl, messages[remaining % messages.length]);
        await response.arrayBuffer();
        statuses.add(response.status);
      }
    };
    await Promise.all(Array.from({ length: connections }, visit));
    heap.push(await backend.heapBytes());
  }
  const megabytes = heap.map(bytes => Math.round(bytes / 1024 / 1024));
  console.log(`20,000 requests: heap after each 5,000: ${megabytes.join(', ')} MB`);
  expect([...statuses]).toEqual([200]);
  expect(heap.at(-1)!).toBeLessThan(heap[0]! * 1.25);
  await backend.expectNothingLost('20,000 requests', {
    acknowledged: messages.map(({ email }) => email),
    failures: new Map(),
    resets: [],
    done: Promise.resolve(),
  });
});
