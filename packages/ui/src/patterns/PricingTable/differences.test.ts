// Tests which values of a row differ from the value before: the price table highlights them. A tier is a monthly package.
import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('differences returns true for a value that differs from the value before', () => {
  expect(differences(['1', '2–3 per quarter', 'Quarterly', 'Quarterly'])).toEqual([false, true, true, false]);
});

it('differences returns true for a value that changes back', () => {
  expect(differences(['7 days', '10 days', '7 days'])).toEqual([false, true, true]);
});

it('differences returns true only for the first tier that includes a feature', () => {
  expect(differences([false, false, true, true])).toEqual([false, false, true, false]);
});

it('differences returns false for the first value, and an empty list without values', () => {
  expect(differences(['100+'])).toEqual([false]);
  expect(differences([])).toEqual([]);
});
