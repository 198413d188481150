import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const bin = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));

/** What a command of Supabase's own CLI prints about a database. It needs neither Docker nor an account for that. */
export async function supabaseCli(databaseUrl: string, ...command: string[]): Promise<string> {
  // Its notes about the project it was called in; of ours it needs to know nothing but the database.
  const workdir = await mkdtemp(join(tmpdir(), 'supabase-cli-'));
  try {
    const { stdout } = await run(
      process.execPath,
      [bin, '--workdir', workdir, ...command, `--remote=${databaseUrl}?sslmode=disable`],
      { env: { ...process.env, DO_NOT_TRACK: '1' } },
    );
    return stdout;
  } finally {
    await rm(workdir, { recursive: true, force: true });
  }
}
