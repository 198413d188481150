// Tests of the days that the report of sources shows at first.
import { expect, test } from 'vitest';
import { lastMonth } from './lastMonth.ts';

test.each([
  ['on an ordinary day', '2026-10-20T18:00:00Z', '2026-09-21', '2026-10-20'],
  ['when the next day has begun in Europe', '2026-10-21T03:00:00Z', '2026-09-21', '2026-10-20'],
  ['late on a day after the clocks were set back', '2026-11-30T05:30:00Z', '2026-10-31', '2026-11-29'],
  ['early on a day after the clocks were set ahead', '2027-03-20T05:30:00Z', '2027-02-19', '2027-03-20'],
  ['after a leap day', '2028-03-01T18:00:00Z', '2028-02-01', '2028-03-01'],
])('lastMonth has 30 days %s', (_, now, from, to) => {
  expect(lastMonth(new Date(now))).toEqual({ from, to });
});
