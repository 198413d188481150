// Tests what a component's page says about the last runs of a check.
import { expect, test } from 'vitest';
import { summarizeResults } from './summarizeResults.ts';

const results = {
  stories: {
    'badge--playground': { isPassed: true, date: '2026-11-20' },
    'badge--longest': { isPassed: false, date: '2026-11-20' },
    'badge--states': { isPassed: true, date: '2026-11-27' },
  },
};

test('summarizeResults names one day when all stories ran on the same day', () => {
  expect(summarizeResults(results, ['badge--playground', 'badge--longest'])).toBe(
    '1 of 2 stories passed on 2026-11-20',
  );
});

test('summarizeResults names the first and the last day when the stories ran on different days', () => {
  expect(summarizeResults(results, ['badge--states', 'badge--playground'], 'that press keys')).toBe(
    '2 of 2 stories that press keys passed from 2026-11-20 to 2026-11-27',
  );
});

test('summarizeResults counts the stories that did not run when others did', () => {
  expect(summarizeResults(results, ['badge--playground', 'badge--new'])).toBe(
    '1 of 1 stories passed on 2026-11-20, 1 not run',
  );
});

test('summarizeResults says nothing when no story ran', () => {
  expect(summarizeResults(results, ['badge--new'])).toBeUndefined();
  expect(summarizeResults(null, ['badge--playground'])).toBeUndefined();
});
