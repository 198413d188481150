// Tests of the short dates in the inbox.
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatShort, formatTimeOfDay } from './formatDate.ts';

const now = new Date(2026, 10, 20, 15);

test.each([
  ['the time of today', new Date(2026, 10, 20, 14, 50), /^2:50\sPM$/],
  ['month and day of yesterday at 11 PM', new Date(2026, 10, 19, 23), /^Nov 19$/],
  ['the whole date of last year', new Date(2025, 10, 20, 14, 50), /^Nov 20, 2025$/],
])('formatShort shows %s', (_, timestamp, expected) => {
  expect(formatShort(timestamp.toISOString(), now)).toMatch(expected);
});

test.each([
  ['the time of an earlier day of this year', new Date(2026, 10, 19, 23), /^11:00\sPM$/],
  ['nothing for today', new Date(2026, 10, 20, 14, 50), /^$/],
  ['nothing for last year, of which formatShort shows the date', new Date(2025, 10, 20, 14, 50), /^$/],
])('formatTimeOfDay returns %s', (_, timestamp, expected) => {
  expect(formatTimeOfDay(timestamp.toISOString(), now)).toMatch(expected);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('formatDay shows the same day in %s', async zone => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  // A formatter keeps the time zone in which its module is loaded.
  vi.resetModules();
  const { formatDay } = await import('./formatDate.ts');
  expect(formatDay('2026-12-01')).toBe('Dec 1');
});
