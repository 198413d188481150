// Tests of business hours, by which the admin area shows how long a message waits for its first answer.
import { describe, expect, test } from 'vitest';
import { businessHoursBetween, describeBusinessHours, isHoliday } from './businessHours.ts';

const hoursBetween = (from: string, to: string) => businessHoursBetween(new Date(from), new Date(to));

describe('businessHoursBetween', () => {
  test.each([
    ['within one day', '2026-11-23T16:00:00Z', '2026-11-23T18:30:00Z', 2.5],
    ['before the studio opens', '2026-11-23T05:00:00Z', '2026-11-23T14:59:00Z', 0],
    ['through a night', '2026-11-23T23:00:00Z', '2026-11-24T16:00:00Z', 2],
    ['through a weekend', '2026-11-20T23:00:00Z', '2026-11-23T16:00:00Z', 2],
    [
      'through a New Year that is observed in the year before',
      '2027-12-30T06:00:00Z',
      '2028-01-03T15:00:00Z',
      9,
    ],
    ['through Thanksgiving', '2026-11-25T23:00:00Z', '2026-11-27T16:00:00Z', 2],
    ['in summer, when the clocks are an hour ahead', '2026-07-06T13:00:00Z', '2026-07-06T15:00:00Z', 1],
    ['in a whole week', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z', 45],
    ['backwards', '2026-11-24T18:00:00Z', '2026-11-23T18:00:00Z', 0],
  ])('counts the business hours %s', (_, from, to, hours) => {
    expect(hoursBetween(from, to)).toBe(hours);
  });
});

/** The working days of a year that are holidays. */
function holidaysOf(year: number): string[] {
  const days: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 24 * 3_600_000) {
    const date = new Date(time);
    const day = date.toISOString().slice(0, 10);
    if (date.getUTCDay() % 6 !== 0 && isHoliday(day)) days.push(day);
  }
  return days;
}

test.each([
  [2026, '01-01 01-19 05-25 06-19 07-03 09-07 11-26 12-25'],
  [2027, '01-01 01-18 05-31 06-18 07-05 09-06 11-25 12-24 12-31'],
  [2028, '01-17 05-29 06-19 07-04 09-04 11-23 12-25'],
  [2029, '01-01 01-15 05-28 06-19 07-04 09-03 11-22 12-25'],
  [2033, '01-17 05-30 06-20 07-04 09-05 11-24 12-26'],
])('isHoliday knows the holidays of %i by their rules', (year, days) => {
  expect(holidaysOf(year)).toEqual(days.split(' ').map(day => `${year}-${day}`));
});

test('describeBusinessHours uses the largest unit', () => {
  expect([0, 0.5, 1, 3.9, 9, 30].map(describeBusinessHours)).toEqual([
    '0 business minutes',
    '30 business minutes',
    '1 business hour',
    '3 business hours',
    '1 business day',
    '3 business days',
  ]);
});
