import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('marks a value that is not the one on its left', () => {
  expect(differences(['1', '2–3 per quarter', 'Quarterly', 'Quarterly'])).toEqual([false, true, true, false]);
});

it('marks a change back, too', () => {
  expect(differences(['7 days', '10 days', '7 days'])).toEqual([false, true, true]);
});

it('marks where something begins to be included, and not what goes on', () => {
  expect(differences([false, false, true, true])).toEqual([false, false, true, false]);
});

it('never marks the first, and has nothing to mark where there is nothing', () => {
  expect(differences(['100+'])).toEqual([false]);
  expect(differences([])).toEqual([]);
});
