import type { Block, RichTextContent } from './types.ts';

/** Short constructors for blocks of text. */
export const paragraph = (text: RichTextContent, pullQuote?: string): Block => ({
  type: 'paragraph',
  text,
  ...(pullQuote !== undefined && { pullQuote }),
});
/** A list with bullets. */
export const list = (...items: readonly RichTextContent[]): Block => ({ type: 'list', items });
/** A paragraph set apart from the text. */
export const note = (text: RichTextContent): Block => ({ type: 'note', text });
