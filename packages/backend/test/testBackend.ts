/** Local backends for tests: each has its own data folder and free ports. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { LocalBackend, LocalBackendOptions } from '../local/localBackend.ts';
import { anyPorts } from '../local/ports.ts';
import { liftRateLimits } from './contract/rateLimits.ts';

const runProgram = promisify(execFile);

/** Returns a new path. The folder does not exist yet: the backend creates it, because the database's user could not enter a folder of `mkdtemp`. */
export const newTempPath = () => join(tmpdir(), `fit-to-print-test-${randomUUID()}`);

/**
 * Returns the data folder of a backend that has run once and is empty: a copy of one template, because creating a database takes
 * most of a start. Its database does not wait until data is on the disk, because no test cuts the machine's power.
 */
export async function newBackendDataDir(): Promise<string> {
  const template = inject('dataFolderTemplate');
  if (!existsSync(template)) await makeTemplate(template);
  const dataDir = newTempPath();
  await copyFolder(template, dataDir);
  return dataDir;
}

async function makeTemplate(template: string): Promise<void> {
  const { resetData, startLocalBackend } = await import('../local/localBackend.ts');
  const dataDir = newTempPath();
  const backend = await startLocalBackend({ dataDir, ports: anyPorts });
  // Half of the files of each copy would belong to databases that no test uses.
  const sql = postgres(backend.urls.database, { max: 1 });
  await sql`update pg_database set datistemplate = false`;
  await sql`drop database template0`;
  await sql`drop database template1`;
  await sql.end();
  await backend.stop();
  // The database is in another folder if its user may not enter this one. Each backend then creates its own database.
  const databaseFolder = join(dataDir, 'postgres');
  if (existsSync(databaseFolder))
    await appendFile(join(databaseFolder, 'postgresql.auto.conf'), 'fsync = off\n');
  // The template is made in another folder and renamed at the end, because another test file may make it at the same time.
  const copy = newTempPath();
  await copyFolder(dataDir, copy);
  await resetData(dataDir);
  await rename(copy, template).catch(() => rm(copy, { recursive: true }));
}

/** Copies a folder with the owners of its files: the database does not start with files of another user. */
const copyFolder = (from: string, to: string) => runProgram('cp', ['-a', from, to]);

/** Starts a backend on free ports. `stopAndDelete` stops it and deletes its data. */
export async function startTestBackend(
  options: LocalBackendOptions = {},
): Promise<{ backend: LocalBackend; dataDir: string; stopAndDelete: () => Promise<void> }> {
  // Imported here because tests of a hosted project do not need the local backend.
  const { resetData, startLocalBackend } = await import('../local/localBackend.ts');
  const dataDir = await newBackendDataDir();
  const backend = await startLocalBackend({ dataDir, ports: anyPorts, mailsPerSecond: 1000, ...options });
  const sql = postgres(backend.urls.database, { max: 1 });
  await liftRateLimits(sql);
  // The daily digest is a mail that only some days and hours have: without this line, counts of mail would depend on them.
  await sql`update private.last_digest set day = 'infinity'`;
  await sql.end();
  return {
    backend,
    dataDir,
    async stopAndDelete() {
      await backend.stop();
      await resetData(dataDir);
    },
  };
}
