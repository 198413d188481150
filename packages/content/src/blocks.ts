import type { Block, Inline } from './types.ts';

/** Short forms, so that a long text reads as a text. */
export const p = (text: Inline): Block => ({ type: 'paragraph', text });
export const ul = (...items: readonly Inline[]): Block => ({ type: 'list', items });
export const note = (text: Inline): Block => ({ type: 'note', text });
