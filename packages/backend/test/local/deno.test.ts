import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../local/main.ts';
import { claimPorts } from '../../local/ports.ts';
import { anyPorts, newMessage, post, startTestStack } from '../contract/target.ts';

// The functions as they are deployed: the same sources on Deno, from nothing but this folder and the lockfile's packages.
const run = promisify(execFile);
const deno = fileURLToPath(import.meta.resolve('deno/bin.cjs'));
const cwd = join(import.meta.dirname, '../../supabase/functions');
const entries = ['contact-submission/index.ts', 'dispatch-outbox/index.ts'];

let stack: Stack;
let discard: () => Promise<void>;
beforeAll(async () => {
  ({ stack, discard } = await startTestStack());
});
afterAll(() => discard());

test('Deno finds no fault in types or style', async () => {
  await expect(run(process.execPath, [deno, 'check', ...entries], { cwd })).resolves.toBeDefined();
  await expect(run(process.execPath, [deno, 'lint'], { cwd })).resolves.toBeDefined();
});

test('Deno accepts a message', async () => {
  const { api: port } = await claimPorts(anyPorts);
  const server = spawn(
    process.execPath,
    [
      deno,
      'serve',
      '--cached-only',
      '--allow-net',
      '--allow-env',
      '--host=127.0.0.1',
      `--port=${port}`,
      entries[0]!,
    ],
    // A group of its own, since the launcher passes no signal on.
    {
      cwd,
      env: { ...process.env, ...stack.env, NO_COLOR: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  try {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', chunk => (output += String(chunk)));
    await expect.poll(() => output, { timeout: 30_000 }).toContain('Listening');

    const message = newMessage();
    const response = await post(`http://127.0.0.1:${port}`, message);
    expect(await response.json()).toEqual({ success: true });
    expect((await post(`http://127.0.0.1:${port}`, { ...message, name: '' })).status).toBe(400);

    const sql = postgres(stack.urls.database);
    expect(await sql`select 1 from public.leads where email = ${message.email}`).toHaveLength(1);
    await sql.end();
  } finally {
    process.kill(-server.pid!);
  }
});
