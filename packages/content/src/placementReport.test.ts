// Tests of the placement report (the table of web pages that published a customer's press release). A tier is a monthly package of press
// releases.
import { describe, expect, test } from 'vitest';
import { minimumOf, placementStatus, placementVerdict } from './placementReport.ts';
import { tiers } from './tiers.ts';

const growth = tiers.find(({ id }) => id === 'growth')!;
/** The counts of a report without pages: online, no longer there, and unreadable. */
const noPages = { online: 0, gone: 0, unknown: 0 };

test.each(tiers)('minimumOf returns the number of outlets on the rate card for $name', tier => {
  expect(`${minimumOf(tier)}+`).toBe(tier.figures.outlets);
});

describe('placementVerdict', () => {
  // The verdict, the number of pages in each state, and whether the studio has recorded all pages.
  test.each<[verdict: string, pages: Partial<typeof noPages>, isComplete: boolean]>([
    ['We are checking 3 pages. The result is here in a few minutes.', { unknown: 3 }, false],
    ['We are checking 1 page. The result is here in a few minutes.', { unknown: 1 }, true],
    ['250 pages are online. Growth promises 250+. Delivered.', { online: 250, gone: 9, unknown: 9 }, true],
    ['250 pages are online. Growth promises 250+. Delivered.', { online: 250 }, false],
    ['1 page is online so far. Growth promises 250+.', { online: 1 }, false],
    [
      '12 pages are online so far, and 2 could not be read. Growth promises 250+.',
      { online: 12, gone: 1, unknown: 2 },
      false,
    ],
    [
      '249 pages are online, and 1 could not be read. Growth promises 250+.',
      { online: 249, gone: 7, unknown: 1 },
      true,
    ],
    [
      '240 pages are online. Growth promises 250+. 10 pages are missing: the guarantee applies, and we refund you or publish again.',
      { online: 240, gone: 20 },
      true,
    ],
    [
      '240 pages are online, and 9 could not be read. Growth promises 250+. 1 page is missing: the guarantee applies, and we refund you or publish again.',
      { online: 240, unknown: 9 },
      true,
    ],
  ])('returns “%s”', (verdict, pages, isComplete) => {
    expect(placementVerdict(growth, { ...noPages, ...pages }, isComplete)).toBe(verdict);
  });
});

test.each([
  ['Not checked yet', null, null],
  ['Online, link: Follow', 200, 'follow'],
  ['Online, link: Not known', 200, 'unknown'],
  ['Not known (403)', 403, 'unknown'],
  ['Not known (No answer)', null, 'unknown'],
  ['Gone (404)', 404, 'gone'],
] as const)('placementStatus returns “%s” for HTTP status %s and link %s', (status, answer, link) => {
  expect(placementStatus({ answer, link })).toBe(status);
});
