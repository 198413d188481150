// Tests of the pseudo-locale: texts that are longer and have accents, to find layouts that translations would break. The tone `pencil` is
// the accent color of the main action.
import { createElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { inPseudoLocale, lengthen } from './pseudoLocale.ts';

describe('lengthen', () => {
  const text =
    'We write your story and place it on news sites. It runs, or we refund you or publish it again elsewhere.';

  it('makes a text a third longer and adds accents, with the same number of words', () => {
    const longer = lengthen(text);
    expect(longer.length / text.length).toBeGreaterThan(1.2);
    expect(longer.length / text.length).toBeLessThan(1.35);
    expect(longer.split(' ')).toHaveLength(text.split(' ').length);
    expect(longer).toMatch(/[åçéîñöûý]/);
  });

  it('keeps addresses, references, numbers and prices within a sentence', () => {
    const longer = lengthen(
      'Write to desk@milwright.example or see https://milwright.example/a: $1,299, 450+ sites. Reference 3f9a0c1e.',
    );
    for (const kept of [
      'desk@milwright.example',
      'https://milwright.example/a:',
      '$1,299,',
      '450+',
      '3f9a0c1e',
    ])
      expect(longer).toContain(kept);
  });

  it('leaves a text that it returned before as it is', () => {
    expect(lengthen(lengthen(text))).toBe(lengthen(text));
  });

  it('keeps capitals', () => {
    expect(lengthen('MILWAUKEE EDITION')).toBe(lengthen('MILWAUKEE EDITION').toUpperCase());
  });
});

describe('inPseudoLocale', () => {
  it('keeps the `data:` address of a picture', () => {
    const source = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    expect(inPseudoLocale({ picture: { day: source } })).toEqual({ picture: { day: source } });
  });

  it('changes text at any depth, in elements and in functions that return text', () => {
    const args = {
      copy: {
        title: 'Your account',
        left: (n: number) => `${n} characters left`,
        lines: [['one'], [{ del: 'two' }]],
      },
      children: createElement('p', { title: 'A note' }, 'Read the note'),
    };
    const { copy, children } = inPseudoLocale(args);
    expect(copy.title).toBe(lengthen('Your account'));
    expect(copy.left(3)).toBe(lengthen('3 characters left'));
    expect(copy.lines).toEqual([[lengthen('one')], [{ del: lengthen('two') }]]);
    expect((children as ReactElement<object>).props).toEqual({
      title: lengthen('A note'),
      children: lengthen('Read the note'),
    });
  });

  it('keeps ids, addresses, dates, values of props and what a visitor wrote', () => {
    const args = {
      id: 'Main part',
      href: '/PR-Authority#Plans',
      link: 'mailto:desk@milwright.example',
      tone: 'pencil',
      published: '2026-11-20T09:00:00-06:00',
      // The state of a state machine, with what a visitor typed.
      snapshot: { value: 'idle', context: { name: 'Ada Lovelace' } },
      count: 3,
      on: new Date(0),
    };
    expect(inPseudoLocale(args)).toEqual(args);
  });

  it('returns the same value for the same args', () => {
    const args = { items: [{ text: 'A text' }], label: () => 'A label' };
    expect(inPseudoLocale(args)).toBe(inPseudoLocale(args));
    expect(inPseudoLocale(args).label).toBe(inPseudoLocale(args).label);
  });
});
