import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeStale, writeChanged } from './files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const long = new Date('2020-01-01');

it('leaves a file alone that has these bytes', () => {
  const file = path.join(folder, 'deep/page.html');
  writeChanged(file, 'one');
  utimesSync(file, long, long);
  writeChanged(file, 'one');
  expect(statSync(file).mtime).toEqual(long);
  writeChanged(file, 'two');
  expect(statSync(file).mtime).not.toEqual(long);
});

it('takes away what was not kept', async () => {
  const [kept, left] = [path.join(folder, 'deep/page.html'), path.join(folder, 'old/page.html')] as const;
  writeChanged(left, 'old');
  writeFileSync(path.join(folder, 'old.txt'), 'old');
  await removeStale(folder, new Set([kept]));
  expect(existsSync(kept)).toBe(true);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(path.join(folder, 'old.txt'))).toBe(false);
});
