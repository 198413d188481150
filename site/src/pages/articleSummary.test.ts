// Tests of what a page shows of an article to which it leads.
import { expect, test } from 'vitest';
import { evenLines } from './articleSummary.ts';

test('evenLines breaks a short and a long line where the two are most alike', () => {
  expect(evenLines(['Rank and File:', 'Press Releases in Search'])).toEqual([
    'Rank and File: Press',
    'Releases in Search',
  ]);
});

test('evenLines keeps lines of similar lengths, and headlines of another number of lines', () => {
  for (const lines of [
    ['Equity by the Slice:', 'What It Costs You'],
    ['Ink'],
    ['A', 'long line', 'of three'],
  ])
    expect(evenLines(lines)).toEqual(lines);
});
