import type { Block, RichTextContent } from './types.ts';

/** Short forms, so that a long text reads as a text. */
export const p = (text: RichTextContent): Block => ({ type: 'paragraph', text });
export const ul = (...items: readonly RichTextContent[]): Block => ({ type: 'list', items });
export const note = (text: RichTextContent): Block => ({ type: 'note', text });
