// Tests of business hours, by which the admin area shows how long a message waits for its first answer.
import { describe, expect, test } from 'vitest';
import { businessHoursBetween, describeBusinessHours, holidays } from './businessHours.ts';

const hoursBetween = (from: string, to: string) => businessHoursBetween(new Date(from), new Date(to));

describe('businessHoursBetween', () => {
  test.each([
    ['within one day', '2026-11-23T16:00:00Z', '2026-11-23T18:30:00Z', 2.5],
    ['before the studio opens', '2026-11-23T05:00:00Z', '2026-11-23T14:59:00Z', 0],
    ['through a night', '2026-11-23T23:00:00Z', '2026-11-24T16:00:00Z', 2],
    ['through a weekend', '2026-11-20T23:00:00Z', '2026-11-23T16:00:00Z', 2],
    ['through Thanksgiving', '2026-11-25T23:00:00Z', '2026-11-27T16:00:00Z', 2],
    ['in summer, when the clocks are an hour ahead', '2026-07-06T13:00:00Z', '2026-07-06T15:00:00Z', 1],
    ['in a whole week', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z', 45],
    ['backwards', '2026-11-24T18:00:00Z', '2026-11-23T18:00:00Z', 0],
  ])('counts the business hours %s', (_, from, to, hours) => {
    expect(hoursBetween(from, to)).toBe(hours);
  });
});

test('holidays has those of this year and, from December on, of the next', () => {
  const inAMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
  const years = new Set([new Date(), inAMonth].map(day => String(day.getUTCFullYear())));
  expect([...years].filter(year => !holidays.some(day => day.startsWith(year)))).toEqual([]);
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
