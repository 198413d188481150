import { expect, it } from 'vitest';
import { type HeadlineText, narrowLines, readText, wideLines } from './text.ts';

const text: HeadlineText = [
  ['We build', 'startups'],
  ['and make them', [{ del: 'unicorns' }, ' ', { ins: 'news.' }]],
];

it('joins chunks to lines on wide sheets, and keeps runs apart', () => {
  expect(wideLines(text)).toEqual([
    ['We build startups'],
    ['and make them ', { del: 'unicorns' }, ' ', { ins: 'news.' }],
  ]);
});

it('sets each chunk as a line on narrow sheets', () => {
  expect(narrowLines(text)).toEqual([
    ['We build'],
    ['startups'],
    ['and make them'],
    [{ del: 'unicorns' }, ' ', { ins: 'news.' }],
  ]);
});

it('reads as corrected', () => {
  expect(readText(text)).toBe('We build startups and make them news.');
  expect(readText([])).toBe('');
});
