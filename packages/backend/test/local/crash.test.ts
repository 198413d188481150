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
import { resetData } from '../../local/stack.ts';
import { claimPorts, host } from '../../local/ports.ts';
import { startPostgres } from '../../local/postgres.ts';
import { loadSecrets } from '../../local/secrets.ts';
import type { ContactRequest } from '../../supabase/functions/_shared/contracts/contact.ts';
import { anyPorts, newDataDir, newMessage, post } from '../contract/target.ts';
import { startProvider } from '../provider.ts';
import { seeded } from '../random.ts';
import type { Order } from './mortal.ts';

const points = 100;
const writers = 6;
// Which of them die, by the draw: the database alone, both, the functions alone.
const [databaseDies, functionsDie] = [(drawn: number) => drawn < 0.7, (drawn: number) => drawn > 0.4];

test(`killed at ${points} points under load: every acknowledged lead is there once, every mail once or still queued`, async () => {
  const random = seeded();
  const cleanup = new AsyncDisposableStack();
  onTestFinished(() => cleanup.disposeAsync());

  // A provider that delivers, and sometimes is cut off before it has said so.
  const provider = await startProvider(() => (random() < 0.9 ? 'delivered' : 'unheard'));
  cleanup.defer(() => provider.stop());

  const dataDir = newDataDir();
  await mkdir(dataDir);
  cleanup.defer(() => resetData(dataDir));
  const secrets = await loadSecrets(dataDir);
  const ports = await claimPorts(anyPorts);
  const deaths = new EventEmitter();
  let databaseUp = Promise.withResolvers<void>();
  databaseUp.resolve();
  const database = await startPostgres({
    dataDir,
    port: ports.database,
    password: secrets.databasePassword,
    onProgress: () => {},
    onDown() {
      deaths.emit('database');
      databaseUp = Promise.withResolvers();
      tell('database-down');
    },
    onUp() {
      tell('database-up');
      databaseUp.resolve();
      return Promise.resolve();
    },
  });
  cleanup.defer(() => database.stop());
  const urlFor = (user: string) =>
    `postgresql://${user}:${secrets.databasePassword}@${host}:${ports.database}/postgres`;
  await createRoles(urlFor('postgres'), secrets.databasePassword);

  // The process that dies, and the one that takes its place.
  const load = () => fork(join(import.meta.dirname, 'mortal.ts'), { stdio: 'ignore' });
  const begin = {
    port: ports.api,
    databaseUrl: urlFor(apiRole),
    mailUrl: provider.url,
    secrets,
  };
  let living: ChildProcess | undefined;
  let next = load();
  const over = new AbortController();
  function tell(order: Order) {
    if (living?.connected) living.send(order);
  }
  /** As a platform does: whenever the one has died, of whatever, there is another. */
  async function supervise(): Promise<void> {
    while (!over.signal.aborted) {
      const current = next;
      next = load();
      await databaseUp.promise;
      current.send({ begin } satisfies Order);
      living = current;
      await once(current, 'exit');
    }
  }
  // What the API makes for itself must be there before the migrations.
  const lite = await startLite({
    ...begin,
    apiUrl: `http://${host}:${ports.api}`,
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
    over.abort();
    living?.kill('SIGKILL');
    next.kill('SIGKILL');
    await supervised;
  });

  // The visitors: each sends the same message with the same key until it is acknowledged, as the site's form does.
  const apiUrl = `http://${host}:${ports.api}`;
  const acknowledged: string[] = [];
  const closing = new AbortController();
  const send = async (message: ContactRequest): Promise<void> => {
    const response = await post(apiUrl, message).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) {
      acknowledged.push(message.email);
      return;
    }
    await sleep(10);
    await send(message);
  };
  const write = async () => {
    while (!closing.signal.aborted) await send(newMessage({ idempotencyKey: randomUUID() }));
  };
  const visitors = Promise.all(Array.from({ length: writers }, write));

  for (let point = 0; point < points; point += 1) {
    // Somewhere in the work on one of the next messages.
    const goal = acknowledged.length + Math.floor(random() * 5);
    while (acknowledged.length < goal) await sleep(1);
    await sleep(random() * 15);
    await databaseUp.promise;
    const drawn = random();
    if (databaseDies(drawn)) process.kill(database.pid, 'SIGKILL');
    if (functionsDie(drawn)) living?.kill('SIGKILL');
    // Its death is heard of a moment later.
    if (databaseDies(drawn)) await once(deaths, 'database');
  }
  closing.abort();
  await visitors;

  const leads = await sql<{ email: string }[]>`select email from public.leads`;
  expect(leads.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());

  interface Mail {
    key: string;
    queued: boolean;
  }
  const mails = () =>
    sql<Mail[]>`select key, sent_at is null as queued from public.outbox where dead_at is null`;
  const before = await mails();
  expect(before).toHaveLength(leads.length * 2);
  // What counts as sent has been delivered; all else waits for its turn.
  expect(before.filter(({ key, queued }) => !queued && !provider.delivered.includes(key))).toEqual([]);

  // Its turn comes.
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
      { timeout: 30_000 },
    )
    .toEqual([]);
  expect(provider.delivered.toSorted()).toEqual(before.map(({ key }) => key).toSorted());
}, 600_000);
