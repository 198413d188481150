// Tests of the history of published pages.
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
  unannouncedPages,
  updateHistory,
  writeHistory,
} from './pageHistory.ts';

/** The history after the first build of two pages. The letters stand for digests of the pages' content. */
const first = updateHistory(
  {},
  new Map([
    ['/', 'a'],
    ['/about', 'b'],
  ]),
  '2026-11-01',
);

it('updateHistory changes no date when a build is repeated on another day', () => {
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

it('updateHistory gives a changed page and a new page the day of the build', () => {
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
    Object.fromEntries(Object.entries(next).map(([pagePath, { modified }]) => [pagePath, modified])),
  ).toEqual({
    '/': '2026-11-01',
    '/about': '2026-11-20',
    '/new': '2026-11-20',
  });
});

it('unannouncedPages returns only the pages that changed since they were announced', () => {
  expect(unannouncedPages(first)).toEqual(['/', '/about']);
  const announced = markAnnounced(first, ['/', '/about']);
  expect(unannouncedPages(announced)).toEqual([]);
  const changed = updateHistory(
    announced,
    new Map([
      ['/', 'a2'],
      ['/about', 'b'],
    ]),
    '2026-11-20',
  );
  expect(unannouncedPages(changed)).toEqual(['/']);
  // A change that is undone before it was announced.
  expect(
    unannouncedPages(
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

it('a removed page is announced once, and then removed from the history', () => {
  const gone = updateHistory(markAnnounced(first, ['/', '/about']), new Map([['/', 'a']]), '2026-11-20');
  expect(unannouncedPages(gone)).toEqual(['/about']);
  expect(Object.keys(markAnnounced(gone, ['/about']))).toEqual(['/']);
});

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'history.json');

it('readHistory reads the file that writeHistory wrote, with one line for each page', () => {
  writeHistory(file, first);
  expect(readHistory(file)).toEqual(first);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
});

it('readHistory returns no pages when there is no file, and says what to do when the file is damaged', () => {
  expect(readHistory(path.join(folder, 'missing.json'))).toEqual({});
  writeFileSync(file, '{');
  expect(() => readHistory(file)).toThrow('Restore it from the last release');
});

it('historyFile is another file for each brand', () => {
  const module = path.resolve(import.meta.dirname, 'pageHistory.ts');
  const fileIn = (brand: string) =>
    execFileSync(process.execPath, ['--print', `require(${JSON.stringify(module)}).historyFile`], {
      env: brandEnvironment(brand),
      encoding: 'utf8',
    }).trim();
  expect(fileIn('broadsheet')).toBe(historyFile);
  expect(path.basename(fileIn('gazette'))).toBe('history.gazette.json');
});
