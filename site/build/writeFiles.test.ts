// Tests of writing the build's files: unchanged files stay as they are, and old ones are deleted.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeStale, writeChanged } from './writeFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const past = new Date('2020-01-01');

it('writeChanged does not write a file that already has the content', () => {
  const file = path.join(folder, 'deep/page.html');
  writeChanged(file, 'one');
  utimesSync(file, past, past);
  writeChanged(file, 'one');
  expect(statSync(file).mtime).toEqual(past);
  writeChanged(file, 'second');
  expect(statSync(file).mtime).not.toEqual(past);
  expect(readFileSync(file, 'utf8')).toBe('second');
  writeChanged(file, '3rd');
  expect(readFileSync(file, 'utf8')).toBe('3rd');
});

it('removeStale deletes files of an earlier build', async () => {
  const [current, stale] = [path.join(folder, 'deep/page.html'), path.join(folder, 'old/page.html')] as const;
  writeChanged(stale, 'old');
  writeFileSync(path.join(folder, 'old.txt'), 'old');
  await removeStale(folder, new Set([path.relative(folder, current)]));
  expect(existsSync(current)).toBe(true);
  expect(existsSync(stale)).toBe(false);
  expect(existsSync(path.join(folder, 'old.txt'))).toBe(false);
});
