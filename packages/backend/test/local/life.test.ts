import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { resetData } from '../../local/main.ts';
import { claimPorts, type Ports } from '../../local/ports.ts';
import { isAlive } from '../../local/process.ts';
import type { ContactRequest } from '../../supabase/functions/_shared/contracts/contact.ts';
import { anyPorts, newDataDir, newMessage, post, startTestStack } from '../contract/target.ts';

const main = join(import.meta.dirname, '../../local/main.ts');

let dataDir: string;
let ports: Ports;
const started: Launch[] = [];

beforeEach(async () => {
  dataDir = newDataDir();
  ports = await claimPorts(anyPorts);
});
afterEach(async () => {
  for (const stack of started.splice(0)) {
    stack.process.kill('SIGTERM');
    await stack.ended;
  }
  if (existsSync(join(dataDir, 'secrets.json'))) await resetData(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

interface Launch {
  process: ChildProcess;
  output: string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

/** The stack in a process of its own, as a developer starts it. */
function launch(...extra: string[]): Launch {
  const child = spawn(
    process.execPath,
    [
      main,
      `--data=${dataDir}`,
      `--api-port=${ports.api}`,
      `--database-port=${ports.database}`,
      `--mail-port=${ports.mail}`,
      `--stripe-port=${ports.stripe}`,
      `--google-port=${ports.google}`,
      ...extra,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const self: Launch = {
    process: child,
    output: '',
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      self.output += String(chunk);
    });
  }
  started.push(self);
  return self;
}

const untilUp = (stack: Launch) =>
  expect.poll(() => stack.output, { timeout: 30_000 }).toContain('Supabase API');

const apiUrl = () => `http://127.0.0.1:${ports.api}`;

async function countLeads(stack: Launch, email: string): Promise<number> {
  const sql = postgres(/postgresql:\S+/.exec(stack.output)?.[0] ?? '', { max: 1 });
  const leads = await sql`select 1 from public.leads where email = ${email}`;
  await sql.end();
  return leads.length;
}

const databasePid = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

describe('starting', () => {
  test('twice on one folder: the second says who is first', async () => {
    const first = launch();
    await untilUp(first);
    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.output).toMatch(
      new RegExp(`^The local stack is already running on .+ as process ${first.process.pid}: .+\\.\\n$`),
    );
    expect(first.process.exitCode).toBeNull();
  });

  test.each(['api', 'database', 'mail', 'stripe', 'google'] as const)(
    'with the %s port taken: says which, and what to do',
    async service => {
      const squatter = createServer().listen(ports[service], '127.0.0.1');
      await once(squatter, 'listening');
      onTestFinished(() => void squatter.close());
      const stack = launch();
      expect(await stack.ended).toBe(1);
      expect(stack.output).toMatch(new RegExp(`^Port ${ports[service]}, which .+ --${service}-port\\.\\n$`));
    },
  );

  test('again after being killed: takes over the database that was left running, with all it holds', async () => {
    const first = launch();
    await untilUp(first);
    const message = newMessage();
    expect((await post(apiUrl(), message)).status).toBe(200);
    const orphan = await databasePid();
    first.process.kill('SIGKILL');
    await first.ended;
    expect(isAlive(orphan)).toBe(true);

    const second = launch();
    await untilUp(second);
    expect(isAlive(orphan)).toBe(false);
    expect(await countLeads(second, message.email)).toBe(1);
  });

  test('over a database that cannot delete what is too old: says so, and goes on', async () => {
    const first = launch();
    await untilUp(first);
    const sql = postgres(/postgresql:\S+/.exec(first.output)?.[0] ?? '', { max: 1 });
    await sql`alter table public.retention_rules rename to retention_rules_gone`;
    await sql.end();
    first.process.kill('SIGTERM');
    await first.ended;
    const second = launch();
    await untilUp(second);
    expect(first.output).not.toContain('What is too old was not deleted');
    expect(second.output).toMatch(/What is too old was not deleted: the database answered [45]\d\d/);
  });

  test('over a lock and a process number that others have by now', async () => {
    const first = launch();
    await untilUp(first);
    first.process.kill('SIGTERM');
    await first.ended;
    await writeFile(join(dataDir, 'stack.lock'), JSON.stringify({ pid: process.pid, birth: 'long ago' }));
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n`);
    const second = launch();
    await untilUp(second);
    expect(await databasePid()).not.toBe(process.pid);
  });

  test('after a migration was changed: says so', async () => {
    const first = launch();
    await untilUp(first);
    const sql = postgres(/postgresql:\S+/.exec(first.output)?.[0] ?? '', { max: 1 });
    await sql`update supabase_migrations.schema_migrations set statements = '{other}'`;
    await sql.end();
    first.process.kill('SIGTERM');
    await first.ended;
    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.output).toContain('was changed after this database had applied it');
  });
});

test('data of another PostgreSQL: says so, and what to do', async () => {
  const first = launch();
  await untilUp(first);
  first.process.kill('SIGTERM');
  await first.ended;
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '9.6\n');
  const second = launch();
  expect(await second.ended).toBe(1);
  expect(second.output).toMatch(
    /\nThe database in .+ was made by another version of PostgreSQL: .+ --reset .+\n$/,
  );
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s leaves no process, no port and no lock', async signal => {
    const stack = launch();
    await untilUp(stack);
    const database = await databasePid();
    stack.process.kill(signal);
    expect(await stack.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(await claimPorts(ports)).toEqual(ports);
    expect(await readdir(dataDir)).not.toContain('stack.lock');
  });

  test.each(['Making the database', 'Starting Auth'])(
    'in the middle of a start, at "%s", leaves nothing either, and the next start succeeds',
    async step => {
      const stack = launch();
      await expect.poll(() => stack.output, { interval: 5, timeout: 30_000 }).toContain(step);
      stack.process.kill('SIGTERM');
      expect(await stack.ended).toBe(0);
      expect(await databasePid()).toBe(0);
      expect(await claimPorts(ports)).toEqual(ports);
      await untilUp(launch());
    },
  );

  test('does not wait for a queue of mail, which goes on with the next start', async () => {
    const first = launch();
    await untilUp(first);
    const queue = (stack: Launch) => postgres(/postgresql:\S+/.exec(stack.output)?.[0] ?? '', { max: 1 });
    const before = queue(first);
    // At the pace of Resend, minutes.
    await before`
      insert into public.outbox (key, kind, payload)
      select 'contact-confirmation/' || n, 'contact-confirmation', '{"email": "ada@hopyard.example"}'
      from generate_series(1, 500) n`;
    expect((await post(apiUrl(), newMessage())).status).toBe(200);
    await before.end();
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);

    const second = launch();
    await untilUp(second);
    const after = queue(second);
    const sent = async () => (await after`select 1 from public.outbox where sent_at is not null`).length;
    const soFar = await sent();
    expect(soFar).toBeLessThan(500);
    await expect.poll(sent, { timeout: 30_000 }).toBeGreaterThan(soFar);
    await after.end();
  });
});

describe('reset', () => {
  test('removes the data, and only data of a stack', async () => {
    const stack = launch();
    await untilUp(stack);
    await expect(resetData(dataDir)).rejects.toThrow('stop it before the reset');
    stack.process.kill('SIGTERM');
    await stack.ended;
    await resetData(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('touches no other folder', async () => {
    const folder = newDataDir();
    await mkdir(folder);
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'thesis.txt'), 'dear');
    await expect(resetData(folder)).rejects.toThrow('nothing was removed');
    expect(await readdir(folder)).toEqual(['thesis.txt']);
  });
});

test('a database killed under load is back by itself, and every acknowledged lead is there once', async () => {
  const { stack, discard } = await startTestStack();
  onTestFinished(discard);
  const sql = postgres(stack.urls.database, { max: 1 });
  onTestFinished(() => sql.end());

  const acknowledged: string[] = [];
  // As the site's form does: the same key until there is an answer to it.
  const send = async (message: ContactRequest): Promise<void> => {
    const response = await post(stack.urls.api, message).catch(() => undefined);
    if (response?.ok) acknowledged.push(message.email);
    else await send(message);
  };
  const writer = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) await send(newMessage({ idempotencyKey: randomUUID() }));
  };
  const writers = Promise.all(Array.from({ length: 4 }, () => writer(20)));

  for (const goal of [10, 30, 50]) {
    await expect.poll(() => acknowledged.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(goal);
    const victim = stack.databasePid;
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => stack.databasePid, { interval: 5, timeout: 30_000 }).not.toBe(victim);
  }
  await writers;

  const rows = await sql<{ email: string }[]>`select email from public.leads`;
  expect(rows.map(row => row.email).toSorted()).toEqual(acknowledged.toSorted());
});
