// A local backend for `pnpm test:faults`, whose parts a test can kill while messages are sent.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { expect, onTestFinished } from 'vitest';
import { anyPorts, claimPorts } from '../../packages/backend/local/ports.ts';
import { resetData } from '../../packages/backend/local/localBackend.ts';
import { newTempPath } from '../../packages/backend/test/testBackend.ts';
import { newContactMessage } from '../../packages/backend/test/contract/contactMessage.ts';
import {
  type MailProvider,
  type Outcome,
  startMailProvider,
} from '../../packages/backend/test/mailProvider.ts';
import type { BackendReply, BackendRequest } from './backendProcess.ts';

type Ready = Extract<BackendReply, { ready: object }>['ready'];

/** A local backend in its own process, with visitors who send messages while faults happen. */
export interface FaultyBackend extends Ready {
  provider: MailProvider;
  dataDir: string;
  /** The messages of the backend about slow steps of its start and about problems, such as a restart of the database. */
  progress: string[];
  setEnv(env: Record<string, string>): void;
  /** Bytes of the heap after a garbage collection. */
  heapBytes(): Promise<number>;
  databasePid(): Promise<number>;
  /** Ends the process with a signal. Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Starts the process again on the same data and ports. */
  startAgain(): Promise<void>;
  query<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result>;
  /** Sends `messageCount` messages over `connections`, each with its own key until it is acknowledged. */
  load(options: { connections: number; messageCount: number }): Load;
  /** Waits until all mail is sent, and fails if a lead or a mail is missing or exists twice. Prints the figures. */
  expectNothingLost(fault: string, ...loads: Load[]): Promise<void>;
}

/** Messages that are each sent until they are acknowledged, while a part of the backend fails, and the outcomes. */
export interface Load {
  /** Addresses of the messages that were acknowledged. */
  acknowledged: string[];
  /** Errors of connections and status codes other than 200, by how often they happened. */
  failures: Map<string, number>;
  /** Addresses of the messages whose connection was reset, and when. */
  resets: { email: string; at: Date }[];
  /** Resolves when every message is acknowledged. */
  done: Promise<void>;
}

/** `ECONNRESET`, for example. */
const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

/** Starts a backend whose processes and connections the test can break. `mailOutcome` says what becomes of each mail, by its key. */
export async function startFaultyBackend({
  dataDir = newTempPath(),
  mailOutcome = () => 'delivered',
  processEnv,
}: {
  dataDir?: string;
  mailOutcome?: (key: string) => Outcome;
  /** Variables of the environment in which the process of the backend starts, and with it the database. */
  processEnv?: Record<string, string>;
} = {}): Promise<FaultyBackend> {
  const cleanup = new AsyncDisposableStack();
  onTestFinished(() => cleanup.disposeAsync());
  await mkdir(dataDir, { recursive: true });
  cleanup.defer(() => resetData(dataDir));
  const provider = await startMailProvider(mailOutcome);
  cleanup.defer(() => provider.stop());
  const ports = await claimPorts(anyPorts);
  const progress: string[] = [];
  let child: ChildProcess;

  const ask = (message: BackendRequest) => child.send(message);
  const nextReply = async <Name extends string>(name: Name) => {
    for (;;) {
      const [reply] = (await once(child, 'message')) as [BackendReply];
      if (name in reply) return reply as Extract<BackendReply, Record<Name, unknown>>;
    }
  };
  const start = async (): Promise<Ready> => {
    child = fork(join(import.meta.dirname, 'backendProcess.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--expose-gc'],
      env: { ...process.env, ...processEnv },
    });
    child.on('message', (reply: BackendReply) => {
      if ('progress' in reply) progress.push(reply.progress);
    });
    const ready = nextReply('ready');
    ask({ start: { dataDir, ports, env: { RESEND_API_URL: provider.url } } });
    return (await ready).ready;
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const ready = await start();
  cleanup.defer(() => end('SIGTERM'));

  const query = async <Result>(work: (sql: postgres.Sql) => Promise<Result>) => {
    const sql = postgres(ready.databaseUrl, { max: 1, onnotice: () => {} });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  };
  await query(sql => sql`update public.rate_limit_rules set max_hits = 1000000000`);
  // Turns the daily digest off: the number of mails must not depend on the day and the hour of a test.
  await query(sql => sql`update private.last_digest set day = 'infinity'`);

  const load: FaultyBackend['load'] = ({ connections, messageCount }) => {
    const { port } = new URL(ready.apiUrl);
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const acknowledged: string[] = [];
    const failures = new Map<string, number>();
    const resets: Load['resets'] = [];
    const send = (body: object) =>
      new Promise<string>(resolve => {
        const outgoing = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            method: 'POST',
            path: '/functions/v1/contact-submission',
            headers: { 'content-type': 'application/json' },
          },
          response => {
            response.once('error', error => resolve(codeOf(error)));
            response.resume().once('end', () => resolve(String(response.statusCode)));
          },
        );
        outgoing.once('error', error => resolve(codeOf(error)));
        outgoing.end(JSON.stringify(body));
      });
    let remaining = messageCount;
    const visit = async () => {
      while (remaining > 0) {
        remaining -= 1;
        const message = newContactMessage({ idempotencyKey: randomUUID() });
        for (;;) {
          const outcome = await send(message);
          if (outcome === '200') break;
          failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
          if (outcome === 'ECONNRESET') resets.push({ email: message.email, at: new Date() });
          // Without a pause, refused connections would take the processor time of a backend that starts.
          await sleep(20);
        }
        acknowledged.push(message.email);
      }
    };
    const done = Promise.all(Array.from({ length: connections }, visit)).then(() => agent.destroy());
    return { acknowledged, failures, resets, done };
  };

  const dispatch = () =>
    fetch(`${ready.apiUrl}/functions/v1/dispatch-outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ready.env.DISPATCH_SECRET}` },
    }).then(response => response.arrayBuffer());

  return {
    ...ready,
    provider,
    dataDir,
    progress,
    query,
    load,
    end,
    async startAgain() {
      await start();
    },
    setEnv: env => void ask({ setEnv: env }),
    async heapBytes() {
      const reply = nextReply('memoryBytes');
      ask('memory');
      return (await reply).memoryBytes;
    },
    async databasePid() {
      const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
      return Number(text.split('\n')[0]);
    },
    async expectNothingLost(name, ...loads) {
      await Promise.all(loads.map(({ done }) => done));
      const acknowledged = loads.flatMap(each => each.acknowledged);
      await query(async sql => {
        const queued = async () => {
          await sql`update public.outbox set next_attempt_at = now() where sent_at is null and failed_at is null`;
          await dispatch();
          return (await sql`select 1 from public.outbox where sent_at is null`).length;
        };
        await expect.poll(queued, { timeout: 600_000, interval: 500 }).toBe(0);
        const leads = await sql<{ email: string }[]>`select email from public.leads`;
        const mails = await sql<{ key: string }[]>`select key from public.outbox`;
        const stored = new Set(leads.map(({ email }) => email));
        const delivered = provider.delivered;
        const failures = new Map<string, number>();
        for (const [outcome, count] of loads.flatMap(each => [...each.failures]))
          failures.set(outcome, (failures.get(outcome) ?? 0) + count);
        console.log(
          `${name}: acknowledged ${acknowledged.length}, stored ${stored.size}, doubled ${leads.length - stored.size}, ` +
            `mails ${mails.length}, sent once ${new Set(delivered).size}; tried again after ${JSON.stringify(Object.fromEntries(failures))}`,
        );
        expect(leads.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
        expect(mails).toHaveLength(leads.length * 2);
        expect(delivered.toSorted()).toEqual(mails.map(({ key }) => key).toSorted());
      });
    },
  };
}
