// Tests which sections of a document are beside each other.
import { describe, expect, test } from 'vitest';
import { documentLayouts } from './documentLayouts.ts';
import type { ProseSection } from './Prose.tsx';

/** Sections with texts of these lengths. */
const sectionsOf = (...lengths: readonly number[]): readonly ProseSection[] =>
  lengths.map((length, index) => ({
    id: `section-${index}`,
    heading: 'Heading',
    blocks: [{ type: 'paragraph', text: 'x'.repeat(length) }],
  }));

describe('documentLayouts', () => {
  test('puts two sections beside each other when they are about equally long', () => {
    expect(documentLayouts(sectionsOf(300, 400, 500, 450))).toEqual(['first', 'second', 'first', 'second']);
  });

  test('makes a section wide when it is long, or when the next one is much longer', () => {
    expect(documentLayouts(sectionsOf(2000, 300, 900, 800))).toEqual(['wide', 'wide', 'first', 'second']);
  });

  test('makes the last section wide when none follows it', () => {
    expect(documentLayouts(sectionsOf(300, 300, 300))).toEqual(['first', 'second', 'wide']);
    expect(documentLayouts([])).toEqual([]);
  });
});
