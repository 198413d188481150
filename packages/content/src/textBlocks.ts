// Functions that create the blocks of articles and legal texts.
import type { Block, RichTextContent } from './types.ts';

/** A paragraph. `pullQuote` is a sentence of it that the page also shows large. */
export const paragraph = (text: RichTextContent, pullQuote?: string): Block => ({
  type: 'paragraph',
  text,
  ...(pullQuote !== undefined && { pullQuote }),
});
/** A list with bullets. */
export const list = (...items: readonly RichTextContent[]): Block => ({ type: 'list', items });
/** A paragraph that the page shows apart from the text around it. */
export const note = (text: RichTextContent): Block => ({ type: 'note', text });
