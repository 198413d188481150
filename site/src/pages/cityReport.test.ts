// Tests of the report on what each city lacks before search engines may list it.
import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { expect, test } from 'vitest';
import { cityReport } from './cityReport.ts';

const [first, second] = cities as readonly [City, City];
const noUnpublishedCities: readonly City[] = [];
/** The lines of the report on published and on unpublished cities. */
const lines = (...report: Parameters<typeof cityReport>) => cityReport(...report).split('\n');

test('cityReport prints one line for a city that lacks nothing', () => {
  const [heading, ...table] = lines([first, second], noUnpublishedCities);
  expect(heading).toMatch(/^City +Status +Rules met +Own sentences +Own words$/);
  expect(table).toHaveLength(2);
  expect(table[0]).toMatch(new RegExp(`^${first.name} +listed +8 of 8 +\\d+% +\\d+%$`));
});

test('cityReport prints the status “unpublished” for an unpublished city', () => {
  expect(lines([first], [second]).at(-1)).toMatch(new RegExp(`^${second.name} +unpublished `));
});

test('cityReport prints below a city what it lacks, in the order of an author’s work', () => {
  const copy: City = {
    ...first,
    name: 'Nowhere',
    slug: 'nowhere',
    description: 'A sample.',
    checked: { on: '2026-11-22', basis: 'from memory' },
  };
  const [row, ...missing] = lines([first, copy], noUnpublishedCities).slice(-5);
  expect(row).toMatch(/^Nowhere +not listed +4 of 8 +\d% +0%$/);
  expect(missing).toEqual([
    expect.stringContaining('Check the facts against sources'),
    expect.stringContaining('Replace each text that says that it is a sample'),
    expect.stringMatching(/Write more about Nowhere: \d% of the sentences are its own, and 75% are required/),
    expect.stringMatching(/Write more about Nowhere: \d% of the words are its own, and 70% are required/),
  ]);
});
