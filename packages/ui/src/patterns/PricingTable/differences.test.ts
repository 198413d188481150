import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('is true for a value that differs from the one before', () => {
  expect(differences(['1', '2–3 per quarter', 'Quarterly', 'Quarterly'])).toEqual([false, true, true, false]);
});

it('is true for a change back', () => {
  expect(differences(['7 days', '10 days', '7 days'])).toEqual([false, true, true]);
});

it('is true for the first tier that includes a feature only', () => {
  expect(differences([false, false, true, true])).toEqual([false, false, true, false]);
});

it('is false for the first value, and empty without values', () => {
  expect(differences(['100+'])).toEqual([false]);
  expect(differences([])).toEqual([]);
});
