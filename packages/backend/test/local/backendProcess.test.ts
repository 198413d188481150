/** The local backend in its own process, as a developer starts it: start, stop, crash and reset. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { resetData } from '../../local/localBackend.ts';
import { lockFileName } from '../../local/lock.ts';
import { claimPorts, type Ports } from '../../local/ports.ts';
import { commandLineOf, isAlive } from '../../local/processes.ts';
import { newTempPath, newBackendDataDir } from '../testBackend.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';

const mainFile = join(import.meta.dirname, '../../local/main.ts');

let dataDir: string;
const started: BackendProcess[] = [];

beforeEach(async () => {
  dataDir = await newBackendDataDir();
});
afterEach(async () => {
  for (const backend of started.splice(0)) {
    await stopProcess(backend);
  }
  if (existsSync(join(dataDir, 'secrets.json'))) await resetData(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

interface BackendProcess {
  process: ChildProcess;
  output: string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

/** Starts a local backend in its own process. */
function launch(): BackendProcess {
  const child = spawn(process.execPath, [mainFile, `--data=${dataDir}`, '--free-ports'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const self: BackendProcess = {
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

// The key is the last line that a started backend prints.
const waitUntilReady = (backend: BackendProcess) =>
  expect.poll(() => backend.output, { timeout: 60_000 }).toContain('\nKey');

/** An address in the output of the backend. */
const urlOf = (backend: BackendProcess, name: 'Supabase API' | 'Inbox' | 'Stripe' | 'Google' | 'Database') =>
  new RegExp(`^${name} +(\\S+)$`, 'm').exec(backend.output)![1]!;

/** The ports of a started backend. */
const portsOf = (backend: BackendProcess): Ports => {
  const port = (name: Parameters<typeof urlOf>[1]) => Number(new URL(urlOf(backend, name)).port);
  return {
    api: port('Supabase API'),
    database: port('Database'),
    mail: port('Inbox'),
    stripe: port('Stripe'),
    google: port('Google'),
  };
};

async function withDatabase<Result>(
  backend: BackendProcess,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(urlOf(backend, 'Database'), { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const countLeads = (backend: BackendProcess, email: string) =>
  withDatabase(backend, async sql => (await sql`select 1 from public.leads where email = ${email}`).length);

async function stopProcess(backend: BackendProcess): Promise<void> {
  backend.process.kill('SIGTERM');
  await backend.ended;
}

const databasePid = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

test('while a backend runs, a second start and a reset fail; when it has stopped, no process, port or lock is left, and a reset deletes the data folder', async () => {
  const first = launch();
  await waitUntilReady(first);
  const second = launch();
  expect(await second.ended).toBe(1);
  expect(second.output).toMatch(
    new RegExp(`^The local backend is already running on .+ as process ${first.process.pid}: .+\\.\\n$`),
  );
  expect(first.process.exitCode).toBeNull();
  await expect(resetData(dataDir)).rejects.toThrow('stop it before the reset');

  const database = await databasePid();
  const ports = portsOf(first);
  await stopProcess(first);
  expect(first.process.exitCode).toBe(0);
  expect(isAlive(database)).toBe(false);
  expect(await claimPorts(ports)).toEqual(ports);
  expect(await readdir(dataDir)).not.toContain(lockFileName);
  await resetData(dataDir);
  expect(existsSync(dataDir)).toBe(false);
});

describe('starting', () => {
  test('the database stops when its backend is killed, and the next start has its data', async () => {
    const first = launch();
    await waitUntilReady(first);
    const message = newContactMessage();
    expect((await postContactMessage(urlOf(first, 'Supabase API'), message)).status).toBe(200);
    const database = await databasePid();
    first.process.kill('SIGKILL');
    await first.ended;
    await expect.poll(() => isAlive(database), { timeout: 10_000 }).toBe(false);

    const second = launch();
    await waitUntilReady(second);
    expect(await countLeads(second, message.email)).toBe(1);
  });

  // The process is found in /proc.
  test.runIf(process.platform === 'linux')(
    'a start replaces a database that was left running, and keeps its data',
    async () => {
      const first = launch();
      await waitUntilReady(first);
      const message = newContactMessage();
      expect((await postContactMessage(urlOf(first, 'Supabase API'), message)).status).toBe(200);
      const orphan = await databasePid();
      // The database has to run on without its backend, so the process that would stop it is killed first.
      const processes = (await readdir('/proc')).map(Number).filter(pid => pid > 0);
      const guard = processes.find(pid => commandLineOf(pid).includes(`kill -INT ${orphan}`));
      process.kill(guard!, 'SIGKILL');
      first.process.kill('SIGKILL');
      await first.ended;
      expect(isAlive(orphan)).toBe(true);

      const second = launch();
      await waitUntilReady(second);
      expect(isAlive(orphan)).toBe(false);
      expect(await countLeads(second, message.email)).toBe(1);
    },
  );

  test('a start ignores a lock and a process id that another process has now', async () => {
    await writeFile(
      join(dataDir, lockFileName),
      JSON.stringify({ pid: process.pid, command: 'another program' }),
    );
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n`);
    await waitUntilReady(launch());
    expect(await databasePid()).not.toBe(process.pid);
  });

  test('a start names an applied migration that has changed, and says what to do, before it applies a new one', async () => {
    const first = launch();
    await waitUntilReady(first);
    await withDatabase(
      first,
      // The first migration counts as new: applying it would fail, because its tables exist.
      sql => sql`
        with changed as (
          update supabase_migrations.schema_migrations set statements = '{other}'
          where version = (select max(version) from supabase_migrations.schema_migrations)
        )
        delete from supabase_migrations.schema_migrations
        where version = (select min(version) from supabase_migrations.schema_migrations)`,
    );
    await stopProcess(first);
    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.output).toMatch(
      /The migration \d{14}_\w+\.sql has changed since this database applied it: .*pnpm reset/,
    );
  });
});

test('a start on data of another PostgreSQL version fails, and says what to do', async () => {
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '9.6\n');
  const backend = launch();
  expect(await backend.ended).toBe(1);
  expect(backend.output).toMatch(
    /\nThe database in .+ was created by another version of PostgreSQL: .+ pnpm reset\.\n$/,
  );
});

test('a database that cannot be started again at first is started as soon as it can be', async () => {
  const backend = launch();
  await waitUntilReady(backend);
  const message = newContactMessage();
  // Without this file the database does not start, as with a full disk.
  const [file, hidden] = ['global/pg_control', 'global/pg_control.hidden'].map(name =>
    join(dataDir, 'postgres', name),
  );
  await rename(file!, hidden!);
  process.kill(await databasePid(), 'SIGKILL');
  await expect.poll(() => backend.output, { timeout: 60_000 }).toContain('The database did not start');
  await rename(hidden!, file!);
  await expect
    .poll(
      async () =>
        (await postContactMessage(urlOf(backend, 'Supabase API'), message).catch(() => undefined))?.status,
      {
        timeout: 60_000,
      },
    )
    .toBe(200);
  expect(await countLeads(backend, message.email)).toBe(1);
});

describe('stopping', () => {
  test.each(['Creating the database', 'Starting Auth'])(
    'during a start, at "%s", leaves no database, and the next start succeeds',
    async step => {
      await resetData(dataDir);
      const backend = launch();
      await expect.poll(() => backend.output, { interval: 5, timeout: 60_000 }).toContain(step);
      backend.process.kill('SIGTERM');
      expect(await backend.ended).toBe(0);
      expect(await databasePid()).toBe(0);
      await waitUntilReady(launch());
    },
  );

  test('does not wait for a queue of mail, which the next start continues', async () => {
    const first = launch();
    await waitUntilReady(first);
    // At Resend's limit, sending these mails takes minutes.
    await withDatabase(
      first,
      sql => sql`
        insert into public.outbox (key, kind, payload)
        select 'contact-confirmation/' || n, 'contact-confirmation', '{"email": "ada@hopyard.example"}'
        from generate_series(1, 500) n`,
    );
    expect((await postContactMessage(urlOf(first, 'Supabase API'), newContactMessage())).status).toBe(200);
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);

    const second = launch();
    await waitUntilReady(second);
    await withDatabase(second, async sql => {
      const countSent = async () => (await sql`select 1 from public.outbox where sent_at is not null`).length;
      const sentBefore = await countSent();
      // The queue has 500 mails. Some of them wait for the second backend.
      expect(sentBefore).toBeLessThan(500);
      await expect.poll(countSent, { timeout: 60_000 }).toBeGreaterThan(sentBefore);
    });
  });
});

test('a reset fails for a folder that is not a data folder', async () => {
  const folder = newTempPath();
  await mkdir(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'thesis.txt'), 'text');
  await expect(resetData(folder)).rejects.toThrow('nothing was removed');
  expect(await readdir(folder)).toEqual(['thesis.txt']);
});
