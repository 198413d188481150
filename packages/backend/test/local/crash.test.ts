/**
 * Kills the database and the API process again and again under load, and then looks for lost or repeated leads, orders, mails and
 * events.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { apiRole, createRoles } from '../../local/database.ts';
import { anyPorts, claimPorts, loopbackHost } from '../../local/ports.ts';
import { startPostgres } from '../../local/postgres.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { resetData } from '../../local/localBackend.ts';
import type { ContactRequest } from '../../supabase/functions/_shared/contracts/contact.ts';
import { releasesByMonthOfQuarter } from '../../supabase/functions/_shared/contracts/order.ts';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { newBackendDataDir } from '../testBackend.ts';
import { startEventReceiver, webhookSecret } from '../eventReceiver.ts';
import { startMailProvider } from '../mailProvider.ts';
import { seededRandom } from '../seededRandom.ts';
import type { Message } from './apiProcess.ts';
import { unreachableUrl } from '../unreachableUrl.ts';

/** The number of times that a process is killed. The variable `KILLS` sets it: `pnpm test:faults` of the nightly run uses 100. */
const killCount = Number(process.env.KILLS ?? 4);
/** Visitors who send messages at the same time. */
const visitorCount = 6;
// A random number decides what is killed: below .4 the database, up to .7 both, and above .7 the API process.
const killsDatabase = (random: number) => random < 0.7;
const killsApi = (random: number) => random > 0.4;

/** Starts a backend whose database and API process are started again each time the test kills them. */
async function startKillableBackend(stripeUrl = unreachableUrl) {
  const random = seededRandom();
  const cleanup = new AsyncDisposableStack();
  onTestFinished(() => cleanup.disposeAsync());

  // For one in ten mails and events, the connection ends after the delivery and before the response, so that the sender repeats it.
  const provider = await startMailProvider(() => (random() < 0.9 ? 'delivered' : 'disconnected'));
  cleanup.defer(() => provider.stop());
  const receiver = await startEventReceiver(() => (random() < 0.9 ? 204 : 'disconnect'));
  cleanup.defer(() => receiver.stop());

  const dataDir = await newBackendDataDir();
  cleanup.defer(() => resetData(dataDir));
  const secrets = await loadSecrets(dataDir);
  const ports = await claimPorts(anyPorts);
  const databaseEvents = new EventEmitter();
  let databaseUp = Promise.withResolvers<void>();
  databaseUp.resolve();
  const database = await startPostgres({
    dataDir,
    port: ports.database,
    password: secrets.databasePassword,
    onProgress: () => {},
    onDown() {
      databaseEvents.emit('database-down');
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
    stripeUrl,
    webhook: { url: `${receiver.url}/events`, secret: webhookSecret },
    secrets,
  };
  let currentProcess: ChildProcess | undefined;
  let nextProcess = startProcess();
  const finished = new AbortController();
  function send(message: Message) {
    // Sending to a process that was just killed is an error, which without this callback would end the test.
    if (currentProcess?.connected) currentProcess.send(message, () => {});
  }
  /** Replaces the API process whenever it exits, as a hosting platform does. */
  async function supervise(): Promise<void> {
    while (!finished.signal.aborted) {
      const apiProcess = nextProcess;
      nextProcess = startProcess();
      await databaseUp.promise;
      apiProcess.send({ start: startOptions } satisfies Message);
      currentProcess = apiProcess;
      await once(apiProcess, 'exit');
    }
  }
  const sql = postgres(urlFor('postgres'), { max: 1, onnotice: () => {} });
  cleanup.defer(() => sql.end());
  await sql`update public.rate_limit_rules set max_hits = 1000000`;
  await sql`select public.set_event_channels('{webhook}')`;
  // Turns off the daily digest for the staff, a mail that is sent on working days at 8 am: it would change the number of mails.
  await sql`update private.last_digest set day = 'infinity'`;
  const supervised = supervise();
  cleanup.defer(async () => {
    finished.abort();
    currentProcess?.kill('SIGKILL');
    nextProcess.kill('SIGKILL');
    await supervised;
  });

  const apiUrl = `http://${loopbackHost}:${ports.api}`;
  /**
   * Kills the database, the API process or both, `killCount` times, each after up to four more steps. A step is what the test counts with
   * `stepsDone`: an acknowledged lead, or a paid month.
   */
  async function killRepeatedly(stepsDone: () => number): Promise<void> {
    for (let kill = 0; kill < killCount; kill += 1) {
      // Waits for a random number of steps, and then for a random time.
      const count = stepsDone() + Math.floor(random() * 5);
      while (stepsDone() < count) await sleep(1);
      await sleep(random() * 15);
      await databaseUp.promise;
      const randomNumber = random();
      if (killsDatabase(randomNumber)) process.kill(database.pid, 'SIGKILL');
      if (killsApi(randomNumber)) currentProcess?.kill('SIGKILL');
      if (killsDatabase(randomNumber)) await once(databaseEvents, 'database-down');
    }
  }

  interface Row {
    key: string;
    channel: 'mail' | 'webhook';
    queued: boolean;
  }
  const rows = () =>
    sql<Row[]>`select key, channel, sent_at is null as queued from public.outbox where failed_at is null`;
  const keysOf = (all: readonly Row[], channel: Row['channel']) =>
    all.filter(row => row.channel === channel).map(({ key }) => key);
  /** Expects these numbers of mails and events, each delivered once. A repeated event counts once, because it has the same id. */
  async function expectSent(count: { mails: number; events: number }): Promise<void> {
    const before = await rows();
    expect(keysOf(before, 'mail')).toHaveLength(count.mails);
    expect(keysOf(before, 'webhook')).toHaveLength(count.events);
    const delivered = () => [...provider.delivered, ...receiver.received.keys()];
    // Every row that is marked as sent was delivered.
    const deliveredBefore = new Set(delivered());
    expect(before.filter(({ key, queued }) => !queued && !deliveredBefore.has(key))).toEqual([]);

    // The next calls of `dispatch-outbox` send the remaining rows.
    await expect
      .poll(
        async () => {
          await sql`update public.outbox set next_attempt_at = now() where sent_at is null`;
          await fetch(`${apiUrl}/functions/v1/dispatch-outbox`, {
            method: 'POST',
            headers: { authorization: `Bearer ${secrets.dispatchSecret}` },
          });
          return (await rows()).filter(({ queued }) => queued);
        },
        // A long timeout: one dispatch sends the whole queue.
        { timeout: 240_000 },
      )
      .toEqual([]);
    expect(delivered().toSorted()).toEqual(before.map(({ key }) => key).toSorted());
    expect(receiver.requests.filter(({ status }) => status === 401)).toEqual([]);
  }
  return { apiUrl, sql, secrets, random, killRepeatedly, expectSent };
}

test(`after ${killCount} kills under load, every acknowledged lead is stored once, and every mail and event is sent once or still queued`, async () => {
  const { apiUrl, sql, killRepeatedly, expectSent } = await startKillableBackend();
  // Each visitor sends a message with the same key until it is acknowledged, as the site's form does.
  const acknowledged: string[] = [];
  const killsDone = new AbortController();
  const submit = async (message: ContactRequest): Promise<void> => {
    const response = await postContactMessage(apiUrl, message).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) {
      acknowledged.push(message.email);
      return;
    }
    // While the backend is down, connections are refused immediately: without a pause, the attempts would take the processor time that the backend needs.
    await sleep(10);
    await submit(message);
  };
  const sendMessages = async () => {
    while (!killsDone.signal.aborted) await submit(newContactMessage({ idempotencyKey: randomUUID() }));
  };
  const visitors = Promise.all(Array.from({ length: visitorCount }, sendMessages));

  await killRepeatedly(() => acknowledged.length);
  killsDone.abort();
  await visitors;

  const leads = await sql<{ email: string }[]>`select email from public.leads`;
  expect(leads.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
  // A lead causes one mail to the visitor and one to the studio.
  await expectSent({ mails: leads.length * 2, events: leads.length });
}, 600_000);

test(`after ${killCount} kills under load, every paid period has its orders once, and every mail and event is sent once or still queued`, async () => {
  // The current month of each subscription, by its id. Stripe reports the invoice of each month as paid.
  const months = new Map<string, number>();
  const monthSeconds = 30 * 24 * 60 * 60;
  /** The Unix time at which a month begins: month 0 in January 2027. */
  const startOfMonth = (month: number) => 1_800_000_000 + month * monthSeconds;
  const stripe = createServer((request, response) => {
    const [id = ''] = /sub_\w+/.exec(request.url ?? '') ?? [];
    const month = months.get(id)!;
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        id,
        object: 'subscription',
        customer: { id: `cus_${id}`, object: 'customer', email: null },
        start_date: startOfMonth(0),
        status: 'active',
        items: {
          data: [
            {
              current_period_start: startOfMonth(month),
              current_period_end: startOfMonth(month + 1),
              price: { id: 'price', lookup_key: lookupKey(id.includes('growth') ? 'growth' : 'starter') },
            },
          ],
        },
        latest_invoice: {
          status: 'paid',
          lines: { data: [{ amount: 100, pricing: { price_details: { price: 'price' } } }] },
        },
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(stripe, 'listening');
  onTestFinished(() => {
    stripe.close();
    stripe.closeAllConnections();
  });
  const stripeUrl = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  const { apiUrl, sql, secrets, random, killRepeatedly, expectSent } = await startKillableBackend(stripeUrl);

  const sendEvent = async (event: string): Promise<void> => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: event,
      secret: secrets.stripeWebhookSecret,
    });
    const response = await fetch(`${apiUrl}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: event,
    }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) {
      // Stripe may repeat an event that was acknowledged.
      if (random() < 0.2) await sendEvent(event);
      return;
    }
    // While the backend is down, connections are refused immediately: without a pause, the attempts would take the processor time that the backend needs.
    await sleep(10);
    await sendEvent(event);
  };
  const newEvent = (type: string, object: object) =>
    JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });

  let paidPeriods = 0;
  const killsDone = new AbortController();
  /** Creates a buyer, and returns a function that pays month after month. It sends each payment's three events until they are acknowledged. */
  const subscribe = async (id: string) => {
    const [user] = await sql<[{ id: string }]>`
      insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), ${`${id}@buyer.test.example`}, now())
      returning id`;
    await sql`insert into public.customers (user_id, stripe_id) values (${user.id}, ${`cus_${id}`})`;
    return async () => {
      for (let month = 0; !killsDone.signal.aborted; month += 1) {
        months.set(id, month);
        await Promise.all([
          sendEvent(newEvent('customer.subscription.updated', { id })),
          sendEvent(newEvent('customer.subscription.updated', { id })),
          sendEvent(newEvent('invoice.paid', { parent: { subscription_details: { subscription: id } } })),
        ]);
        paidPeriods += 1;
      }
    };
  };
  const ids = Array.from({ length: 6 }, (_, index) => `sub_${index % 2 ? 'growth' : 'starter'}_${index}`);
  const buyers: (() => Promise<void>)[] = [];
  for (const id of ids) buyers.push(await subscribe(id));
  const paid = Promise.all(buyers.map(buyer => buyer()));
  await killRepeatedly(() => paidPeriods);
  killsDone.abort();
  await paid;

  const orders = await sql<{ id: string; month: number; release: number }[]>`
    select subscription_id as id, release,
      ((extract(epoch from period_start) - ${startOfMonth(0)}::bigint) / ${monthSeconds}::int)::int as month
    from public.orders order by subscription_id, period_start, release`;
  const expected = ids
    .toSorted()
    .flatMap(id =>
      Array.from({ length: months.get(id)! + 1 }, (_, month) => ({ id, month, release: 1 })).filter(
        ({ month }) =>
          releasesByMonthOfQuarter[id.includes('growth') ? 'growth' : 'starter'][month % 3] === 1,
      ),
    );
  expect([...orders]).toEqual(expected);
  // Each order causes one mail to its buyer, and each subscription one mail to the studio.
  await expectSent({ mails: orders.length + ids.length, events: ids.length });
}, 600_000);
