import type { Block, RichTextContent } from './types.ts';

/** Short constructors for blocks of text. */
export const paragraph = (text: RichTextContent): Block => ({ type: 'paragraph', text });
export const list = (...items: readonly RichTextContent[]): Block => ({ type: 'list', items });
export const note = (text: RichTextContent): Block => ({ type: 'note', text });
