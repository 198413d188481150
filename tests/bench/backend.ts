// `pnpm bench:backend`: measures the throughput of contact-submission (validation, idempotency, limits, lead and outbox) against bare
// inserts of the same rows through the same server in its own process. The two alternate every second, so that other programs slow both
// down equally. Mail is sent at the rate that Resend allows.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { resetData } from '@fit-to-print/backend/local';
import postgres from 'postgres';
import { loadSecrets } from '../../packages/backend/local/secrets.ts';
import { recordFigure } from './figures.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
  },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);

const dataDir = join(tmpdir(), `fit-to-print-bench-${randomUUID()}`);
const main = resolve(import.meta.dirname, '../../packages/backend/local/main.ts');
// The backend logs each request. A file takes the log, because a pipe would wake this process for each line of contact-submission.
const logFile = `${dataDir}.log`;
const log = await open(logFile, 'w');
const server = spawn(process.execPath, [main, `--data=${dataDir}`, '--free-ports'], {
  stdio: ['ignore', log.fd, 'inherit'],
});
// Listens from the start, because the backend may stop before it is ready.
const closed = once(server, 'close');

interface Call {
  path: string;
  headers: Record<string, string>;
  body: object;
}

let apiUrl: URL;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Returns the milliseconds until the whole response has arrived. Rejects any status but 2xx. */
function send({ path, headers, body }: Call): Promise<number> {
  const startedAt = performance.now();
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const outgoing = request(
    {
      agent,
      host: '127.0.0.1',
      port: apiUrl.port,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
    },
    incoming => {
      incoming.resume().once('end', () => {
        const { statusCode = 0 } = incoming;
        if (statusCode >= 200 && statusCode < 300) done(performance.now() - startedAt);
        else reject(new Error(`${path} answered ${statusCode}.`));
      });
    },
  );
  outgoing.once('error', reject);
  outgoing.end(JSON.stringify(body));
  return promise;
}

/** Sends calls on all connections for a second. Adds their latencies in milliseconds to `times`, and returns the elapsed seconds. */
async function sendForASecond(call: () => Call, times: number[]): Promise<number> {
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() < startedAt + 1000) times.push(await send(call()));
  };
  await Promise.all(Array.from({ length: connections }, client));
  return (performance.now() - startedAt) / 1000;
}

/** Measures the throughput and the latency in milliseconds of several calls, which alternate. */
async function measure(calls: readonly (() => Call)[], turns: number) {
  const results = calls.map(call => ({ call, times: [] as number[], elapsed: 0 }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const result of results) result.elapsed += await sendForASecond(result.call, result.times);
  return results.map(({ times, elapsed }) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return { perSecond: times.length / elapsed, median: at(0.5), p99: at(0.99) };
  });
}

const message = () => ({
  name: 'Ada Lindqvist',
  email: `ada@${randomUUID()}.test.example`,
  phone: '414 555 0142',
  city: 'Milwaukee',
  message: 'We forecast harvests for hop growers. '.repeat(10).trim(),
  inquiry_type: 'consultation',
});

try {
  // The text that the local backend prints when it is ready ends with the key.
  let output = '';
  while (!output.includes('\nKey')) {
    if (server.exitCode !== null)
      throw new Error(`The local backend stopped with code ${server.exitCode}.\n${output}`);
    await setTimeout(50);
    output = await readFile(logFile, 'utf8');
  }
  apiUrl = new URL(/^Supabase API +(\S+)/m.exec(output)![1]!);
  const { secretKey } = await loadSecrets(dataDir);
  const sql = postgres(/^Database +(\S+)/m.exec(output)![1]!, { max: 1 });
  // The benchmark measures accepted messages, so the limits are raised.
  await sql`update public.rate_limit_rules set max_hits = 1000000000`;
  // Allows the bare insert: without these grants, the service role may only call functions.
  await sql`grant insert on public.leads to service_role`;
  await sql`grant execute on function private.search_text(text[]) to service_role`;
  await sql.end();

  const calls: Record<string, () => Call> = {
    'bare insert': () => ({
      path: '/rest/v1/leads',
      headers: { apikey: secretKey, prefer: 'return=minimal' },
      body: { ...message(), idempotency_key: randomUUID() },
    }),
    'contact-submission': () => ({
      path: '/functions/v1/contact-submission',
      headers: {},
      body: { ...message(), idempotencyKey: randomUUID() },
    }),
  };
  console.log(`${connections} connections, ${seconds} s each, after 3 s to warm up`);
  await measure(Object.values(calls), 3);
  const results = await measure(Object.values(calls), seconds);
  for (const [index, name] of Object.keys(calls).entries()) {
    const figures = results[index]!;
    console.log(
      `${name.padEnd(20)} ${figures.perSecond.toFixed(0).padStart(6)} requests/s   median ${figures.median.toFixed(0)} ms   p99 ${figures.p99.toFixed(0)} ms`,
    );
    recordFigure({ name, value: figures.perSecond, unit: 'requests/s', higherIsBetter: true });
    recordFigure({ name: `${name}, p99`, value: figures.p99, unit: 'ms' });
  }
  const [bare, contact] = results as [(typeof results)[0], (typeof results)[0]];
  const share = (contact.perSecond / bare.perSecond) * 100;
  const slowdown = contact.p99 / bare.p99;
  console.log(
    `${share.toFixed(0)} % of the bare insert's throughput (goal: 60 %), with ${slowdown.toFixed(2)} times its p99 (goal: 1.5).`,
  );
  recordFigure({
    name: 'contact-submission, share of bare inserts',
    value: share,
    unit: '%',
    goal: 60,
    higherIsBetter: true,
  });
  recordFigure({ name: 'contact-submission, p99 in bare inserts', value: slowdown, unit: '×', goal: 1.5 });
} finally {
  agent.destroy();
  server.kill('SIGTERM');
  await closed;
  await log.close();
  await rm(logFile);
  await resetData(dataDir);
}
