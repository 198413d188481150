import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { brandEnvironment } from '../../packages/ui/build/brandAlias.ts';
import {
  historyFile,
  markAnnounced,
  readHistory,
  unannounced,
  updateHistory,
  writeHistory,
} from './pageHistory.ts';

const first = updateHistory(
  {},
  new Map([
    ['/', 'a'],
    ['/about', 'b'],
  ]),
  '2026-11-01',
);

it('changes no date when a build is repeated on another day', () => {
  expect(
    updateHistory(
      first,
      new Map([
        ['/', 'a'],
        ['/about', 'b'],
      ]),
      '2026-11-20',
    ),
  ).toEqual(first);
});

it('gives a changed page and a new one the day of the build', () => {
  const next = updateHistory(
    first,
    new Map([
      ['/', 'a'],
      ['/about', 'c'],
      ['/new', 'd'],
    ]),
    '2026-11-20',
  );
  expect(
    Object.fromEntries(Object.entries(next).map(([address, { modified }]) => [address, modified])),
  ).toEqual({
    '/': '2026-11-01',
    '/about': '2026-11-20',
    '/new': '2026-11-20',
  });
});

it('announces what has changed since the last announcement only, and each change once', () => {
  expect(unannounced(first)).toEqual(['/', '/about']);
  const announced = markAnnounced(first, ['/', '/about']);
  expect(unannounced(announced)).toEqual([]);
  const changed = updateHistory(
    announced,
    new Map([
      ['/', 'a2'],
      ['/about', 'b'],
    ]),
    '2026-11-20',
  );
  expect(unannounced(changed)).toEqual(['/']);
  // A change that is taken back before anybody was told of it.
  expect(
    unannounced(
      updateHistory(
        changed,
        new Map([
          ['/', 'a'],
          ['/about', 'b'],
        ]),
        '2026-11-21',
      ),
    ),
  ).toEqual([]);
});

it('announces once that a page is gone, then forgets it', () => {
  const gone = updateHistory(markAnnounced(first, ['/', '/about']), new Map([['/', 'a']]), '2026-11-20');
  expect(unannounced(gone)).toEqual(['/about']);
  expect(Object.keys(markAnnounced(gone, ['/about']))).toEqual(['/']);
});

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'history.json');

it('reads what it wrote, one line for each page', () => {
  writeHistory(file, first);
  expect(readHistory(file)).toEqual(first);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
});

it('has no history when there is no file, and says what to do when the file is damaged', () => {
  expect(readHistory(path.join(folder, 'missing.json'))).toEqual({});
  writeFileSync(file, '{');
  expect(() => readHistory(file)).toThrow('Restore it from the last release');
});

it('has a file of its own for each brand', () => {
  const module = path.resolve(import.meta.dirname, 'pageHistory.ts');
  const fileIn = (brand: string) =>
    execFileSync(process.execPath, ['--print', `require(${JSON.stringify(module)}).historyFile`], {
      env: brandEnvironment(brand),
      encoding: 'utf8',
    }).trim();
  expect(fileIn('broadsheet')).toBe(historyFile);
  expect(path.basename(fileIn('gazette'))).toBe('history.gazette.json');
});
