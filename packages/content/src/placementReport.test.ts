// Tests of the placement report (the table of web pages that published a customer's press release).
import { describe, expect, test } from 'vitest';
import { minimumOf, placementStatus, placementVerdict } from './placementReport.ts';
import { tiers } from './tiers.ts';

const growth = tiers.find(({ id }) => id === 'growth')!;
const counts = (online: number, gone = 0, unknown = 0) => ({ online, gone, unknown });

test.each(tiers)('minimumOf returns the number of outlets on the rate card for $name', tier => {
  expect(`${minimumOf(tier)}+`).toBe(tier.figures.outlets);
});

describe('placementVerdict', () => {
  test.each([
    ['We are checking 3 pages. The result is here in a few minutes.', counts(0, 0, 3), false],
    ['We are checking 1 page. The result is here in a few minutes.', counts(0, 0, 1), true],
    ['250 pages are online. Growth promises 250+. Delivered.', counts(250, 9, 9), true],
    ['250 pages are online. Growth promises 250+. Delivered.', counts(250), false],
    ['1 page is online so far. Growth promises 250+.', counts(1), false],
    ['12 pages are online so far, and 2 could not be read. Growth promises 250+.', counts(12, 1, 2), false],
    ['249 pages are online, and 1 could not be read. Growth promises 250+.', counts(249, 7, 1), true],
    [
      '240 pages are online. Growth promises 250+. 10 pages are missing: the guarantee applies, and we refund you or publish again.',
      counts(240, 20),
      true,
    ],
    [
      '240 pages are online, and 9 could not be read. Growth promises 250+. 1 page is missing: the guarantee applies, and we refund you or publish again.',
      counts(240, 0, 9),
      true,
    ],
  ])('returns “%s”', (verdict, found, isComplete) => {
    expect(placementVerdict(growth, found, isComplete)).toBe(verdict);
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
