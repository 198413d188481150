/**
 * The patch of postgres.js: each reproduction in docs/library-bug-reports fails with the published package, and works with the patched one. If it
 * works with the published package too, the patch is no longer needed: delete its part and the report.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backend } from './runningBackend.ts';

const patches = join(import.meta.dirname, '../../patches');
const reports = join(import.meta.dirname, '../../../../docs/library-bug-reports');
const folder = join(tmpdir(), `fit-to-print-postgres-${randomUUID()}`);

const packageFolder = (name: 'patched' | 'published') => join(folder, name, 'node_modules/postgres');

beforeAll(async () => {
  // The published package is the installed one without the patch.
  const installed = join(dirname(createRequire(import.meta.url).resolve('postgres')), '../..');
  for (const name of ['patched', 'published'] as const) {
    await mkdir(packageFolder(name), { recursive: true });
    await cp(installed, packageFolder(name), { recursive: true, dereference: true });
  }
  const [patch] = (await readdir(patches)).filter(file => file.startsWith('postgres@'));
  const { status, stderr } = spawnSync('git', ['apply', '--reverse', join(patches, patch!)], {
    cwd: packageFolder('published'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The patch does not match the installed package: ${stderr}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reproduce(report: string, name: 'patched' | 'published') {
  const [, source] = /```js\n([\s\S]+?)```/.exec(await readFile(join(reports, report), 'utf8'))!;
  const file = join(folder, name, `${report}.mjs`);
  await writeFile(file, source!);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: backend.urls.database },
  });
  return { status, stdout, stderr };
}

test.each([
  ['postgres-closed-connection.md', "reading 'write'", "CONNECTION_CLOSED\nResult(1) [ { pool: 'open' } ]\n"],
  ['postgres-array-types.md', 'CONNECTION_DESTROYED', 'ended\n'],
])('%s fails with the published package and works with the patched one', async (report, error, output) => {
  const published = await reproduce(report, 'published');
  expect(published.stderr, 'The published package works: remove this part of the patch.').toContain(error);
  expect(published.status).toBe(1);
  expect(await reproduce(report, 'patched')).toEqual({ status: 0, stdout: output, stderr: '' });
});
