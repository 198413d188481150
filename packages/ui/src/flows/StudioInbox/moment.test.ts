import { expect, test } from 'vitest';
import { day, shortly } from './moment.ts';

const now = new Date(2026, 10, 20, 15);

test.each([
  ['today', new Date(2026, 10, 20, 14, 50), /^2:50\sPM$/],
  ['yesterday, an hour before midnight', new Date(2026, 10, 19, 23), /^Nov 19$/],
  ['last year', new Date(2025, 10, 20, 14, 50), /^Nov 20, 2025$/],
])('%s', (_, moment, printed) => {
  expect(shortly(moment.toISOString(), now)).toMatch(printed);
});

test('a day of the calendar is the same wherever it is read', () => {
  expect(day('2026-12-01')).toBe('Dec 1');
});
