// Tests of the text of headlines: its lines on wide and on narrow screens, and its struck-out words.
import { expect, it } from 'vitest';
import { type HeadlineText, narrowLines, correctedText, wideLines } from './text.ts';

const text: HeadlineText = [
  ['We build', 'startups'],
  ['and make them', [{ del: 'unicorns' }, ' ', { ins: 'news.' }]],
];

it('wideLines joins the chunks of a line on wide screens, and keeps corrections separate', () => {
  expect(wideLines(text)).toEqual([
    ['We build startups'],
    ['and make them ', { del: 'unicorns' }, ' ', { ins: 'news.' }],
  ]);
});

it('narrowLines makes each chunk a line on narrow screens', () => {
  expect(narrowLines(text)).toEqual([
    ['We build'],
    ['startups'],
    ['and make them'],
    [{ del: 'unicorns' }, ' ', { ins: 'news.' }],
  ]);
});

it('correctedText returns the text without deletions', () => {
  expect(correctedText(text)).toBe('We build startups and make them news.');
  expect(correctedText([])).toBe('');
});
