import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { apiRole, createRoles, migrate } from '../../local/database.ts';
import { startLite } from '../../local/lite.ts';
import { anyPorts, claimPorts, loopbackHost } from '../../local/ports.ts';
import { startPostgres } from '../../local/postgres.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { resetData } from '../../local/stack.ts';
import type { ContactRequest } from '../../supabase/functions/_shared/contracts/contact.ts';
import { newDataDir, newMessage, post } from '../contract/target.ts';
import { startProvider } from '../mailProvider.ts';
import { seededRandom } from '../seededRandom.ts';
import type { Message } from './apiProcess.ts';

/** `KILLS` in the environment changes it: the nightly faults run has more. */
const killCount = Number(process.env.KILLS ?? 40);
const visitorCount = 6;
// A random number decides what dies: the database alone, both, or the API process alone.
const killsDatabase = (random: number) => random < 0.7;
const killsApi = (random: number) => random > 0.4;

test(`after ${killCount} kills under load, every acknowledged lead is stored once, and every mail is sent once or still queued`, async () => {
  const random = seededRandom();
  const cleanup = new AsyncDisposableStack();
  onTestFinished(() => cleanup.disposeAsync());

  // Some mails are delivered, but the connection ends before the response.
  const provider = await startProvider(() => (random() < 0.9 ? 'delivered' : 'disconnected'));
  cleanup.defer(() => provider.stop());

  const dataDir = newDataDir();
  await mkdir(dataDir);
  cleanup.defer(() => resetData(dataDir));
  const secrets = await loadSecrets(dataDir);
  const ports = await claimPorts(anyPorts);
  const events = new EventEmitter();
  let databaseUp = Promise.withResolvers<void>();
  databaseUp.resolve();
  const database = await startPostgres({
    dataDir,
    port: ports.database,
    password: secrets.databasePassword,
    onProgress: () => {},
    onDown() {
      events.emit('database-down');
      databaseUp = Promise.withResolvers();
      send('database-down');
    },
    onUp() {
      send('database-up');
      databaseUp.resolve();
      return Promise.resolve();
    },
  });
  cleanup.defer(() => database.stop());
  const urlFor = (user: string) =>
    `postgresql://${user}:${secrets.databasePassword}@${loopbackHost}:${ports.database}/postgres`;
  await createRoles(urlFor('postgres'), secrets.databasePassword);

  // The API process that is killed, and the one that replaces it.
  const startProcess = () => fork(join(import.meta.dirname, 'apiProcess.ts'), { stdio: 'ignore' });
  const startOptions = {
    port: ports.api,
    databaseUrl: urlFor(apiRole),
    mailUrl: provider.url,
    secrets,
  };
  let current: ChildProcess | undefined;
  let next = startProcess();
  const finished = new AbortController();
  function send(message: Message) {
    if (current?.connected) current.send(message);
  }
  /** Replaces the API process whenever it exits, as a platform does. */
  async function supervise(): Promise<void> {
    while (!finished.signal.aborted) {
      const apiProcess = next;
      next = startProcess();
      await databaseUp.promise;
      apiProcess.send({ start: startOptions } satisfies Message);
      current = apiProcess;
      await once(apiProcess, 'exit');
    }
  }
  // The migrations refer to the schemas that the API creates.
  const lite = await startLite({
    ...startOptions,
    apiUrl: `http://${loopbackHost}:${ports.api}`,
    siteUrl: 'http://localhost:3000',
    mailFrom: 'The studio <desk@studio.example>',
  });
  await migrate(urlFor('postgres'));
  await lite.stop();
  const sql = postgres(urlFor('postgres'), { max: 1, onnotice: () => {} });
  cleanup.defer(() => sql.end());
  await sql`update public.rate_limit_rules set max_hits = 1000000`;
  const supervised = supervise();
  cleanup.defer(async () => {
    finished.abort();
    current?.kill('SIGKILL');
    next.kill('SIGKILL');
    await supervised;
  });

  // Each visitor sends a message with the same key until it is acknowledged, as the site's form does.
  const apiUrl = `http://${loopbackHost}:${ports.api}`;
  const acknowledged: string[] = [];
  const killsDone = new AbortController();
  const submit = async (message: ContactRequest): Promise<void> => {
    const response = await post(apiUrl, message).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) {
      acknowledged.push(message.email);
      return;
    }
    await sleep(10);
    await submit(message);
  };
  const visit = async () => {
    while (!killsDone.signal.aborted) await submit(newMessage({ idempotencyKey: randomUUID() }));
  };
  const visitors = Promise.all(Array.from({ length: visitorCount }, visit));

  for (let kill = 0; kill < killCount; kill += 1) {
    // At a random moment of the work on one of the next messages.
    const count = acknowledged.length + Math.floor(random() * 5);
    while (acknowledged.length < count) await sleep(1);
    await sleep(random() * 15);
    await databaseUp.promise;
    const randomNumber = random();
    if (killsDatabase(randomNumber)) process.kill(database.pid, 'SIGKILL');
    if (killsApi(randomNumber)) current?.kill('SIGKILL');
    if (killsDatabase(randomNumber)) await once(events, 'database-down');
  }
  killsDone.abort();
  await visitors;

  const leads = await sql<{ email: string }[]>`select email from public.leads`;
  expect(leads.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());

  interface Mail {
    key: string;
    queued: boolean;
  }
  const mails = () =>
    sql<Mail[]>`select key, sent_at is null as queued from public.outbox where failed_at is null`;
  const before = await mails();
  expect(before).toHaveLength(leads.length * 2);
  // A mail that is marked as sent was delivered.
  expect(before.filter(({ key, queued }) => !queued && !provider.delivered.includes(key))).toEqual([]);

  // The next dispatches send the rest.
  await expect
    .poll(
      async () => {
        await sql`update public.outbox set next_attempt_at = now() where sent_at is null`;
        await fetch(`${apiUrl}/functions/v1/dispatch-outbox`, {
          method: 'POST',
          headers: { authorization: `Bearer ${secrets.dispatchSecret}` },
        });
        return (await mails()).filter(({ queued }) => queued);
      },
      // One dispatch sends the whole queue.
      { timeout: 240_000 },
    )
    .toEqual([]);
  expect(provider.delivered.toSorted()).toEqual(before.map(({ key }) => key).toSorted());
}, 600_000);
