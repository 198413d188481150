// Tests how a typed text is divided into the lines of a headline, and how a word of it is struck out.
import { describe, expect, test } from 'vitest';
import { findStruck, headlineOf, markStruck, toStruckWord } from './headlineWords.ts';

const linesOf = (text: string) => headlineOf(text).lines.map(line => line.map(word => word.text).join(' '));

describe('headlineOf', () => {
  test.each([
    ['two lines', 'We sell hops\nby subscription.', ['We sell hops', 'by subscription.']],
    ['empty lines and spaces', '\r\n  Hops \r\n\n \t\n by  post ', ['Hops', 'by post']],
    ['no text', ' \n\n ', []],
    [
      'a long line',
      'An app that finds the nearest open bakery before sunrise',
      ['An app that finds', 'the nearest open', 'bakery before sunrise'],
    ],
    ['right-to-left text', 'חדשות טובות\nכל יום', ['חדשות טובות', 'כל יום']],
    ['emoji', '👩‍🚀 in 🇩🇪', ['👩‍🚀 in 🇩🇪']],
  ])('divides %s into lines', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test('divides a long word between its letters, and keeps each letter', () => {
    const text = '👩‍🚀'.repeat(30);
    const { lines } = headlineOf(text);
    expect(
      lines
        .flat()
        .map(word => word.text)
        .join(''),
    ).toBe(text);
    for (const word of lines.flat()) expect(word.text).toMatch(/^(👩‍🚀){10,11}$/u);
  });

  test('shows six lines of a longer text', () => {
    const { lines, isCut } = headlineOf('word '.repeat(1000));
    expect(lines).toHaveLength(6);
    expect(isCut).toBe(true);
    expect(headlineOf('a\nb\nc\nd\ne\nf').isCut).toBe(false);
  });

  test('returns the position of each word in the text', () => {
    const text = '  Hops,\n\nmore hops\tby Pneumonoultramicroscopicsilicovolcanoconiosis 🍺 post';
    for (const { text: word, start } of headlineOf(text).lines.flat())
      expect(text.slice(start, start + word.length)).toBe(word);
  });
});

// `toStruckWord` stores a word by its text and its occurrence, not by its position, so that it is found again in a changed text.
describe('a struck word', () => {
  const text = 'More hops,\nmore hops, more.';
  const headline = headlineOf(text);
  const second = headline.lines[1]![1]!;

  test('is marked at its position, and nothing else changes', () => {
    expect(markStruck(text, second)).toBe('More hops,\nmore ~~hops,~~ more.');
    expect(markStruck(text, undefined)).toBe(text);
  });

  test('stays struck while the text around it changes', () => {
    const struck = toStruckWord(headline, second);
    const changed = 'Even more hops,\nand more hops, forever.';
    expect(markStruck(changed, findStruck(headlineOf(changed), struck))).toBe(
      'Even more hops,\nand more ~~hops,~~ forever.',
    );
  });

  test('is not found when the text no longer contains it', () => {
    expect(findStruck(headlineOf('More hops.'), toStruckWord(headline, second))).toBeUndefined();
    expect(findStruck(headline, undefined)).toBeUndefined();
  });
});
