/** Runs commands of the Supabase CLI on the local database. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const cliScript = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));

/** Runs the Supabase CLI with a command that reads a database, and returns its output. These commands need neither Docker nor an account. */
export async function runSupabaseCli(databaseUrl: string, ...command: string[]): Promise<string> {
  // An empty folder, so that it reads no project settings and writes none into the repository.
  const workdir = await mkdtemp(join(tmpdir(), 'supabase-cli-'));
  try {
    const { stdout } = await execFileAsync(
      process.execPath,
      [cliScript, '--workdir', workdir, ...command, `--remote=${databaseUrl}?sslmode=disable`],
      { env: { ...process.env, DO_NOT_TRACK: '1' } },
    );
    return stdout;
  } finally {
    await rm(workdir, { recursive: true, force: true });
  }
}
