import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);
const bin = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));

/** The output of a command of the Supabase CLI that reads a database. Such commands need neither Docker nor an account. */
export async function runSupabaseCli(databaseUrl: string, ...command: string[]): Promise<string> {
  // An empty folder, so that it reads no project settings and writes none into the repository.
  const workdir = await mkdtemp(join(tmpdir(), 'supabase-cli-'));
  try {
    const { stdout } = await runProgram(
      process.execPath,
      [bin, '--workdir', workdir, ...command, `--remote=${databaseUrl}?sslmode=disable`],
      { env: { ...process.env, DO_NOT_TRACK: '1' } },
    );
    return stdout;
  } finally {
    await rm(workdir, { recursive: true, force: true });
  }
}
