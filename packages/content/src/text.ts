import type { Block, HeadlineText, RichTextContent, Section } from './types.ts';

/** The text without links and emphasis, for counting, comparing, feeds and structured data. */
export const plain = (text: RichTextContent): string =>
  typeof text === 'string'
    ? text
    : text.map(part => (typeof part === 'string' ? part : 'em' in part ? part.em : part.text)).join('');

const blockText = (block: Block): string =>
  block.type === 'list'
    ? block.items.map(plain).join(' ')
    : block.type === 'fundingStages'
      ? block.caption
      : plain(block.text);

export const sectionText = ({ heading, blocks }: Section): string =>
  [heading, ...blocks.map(blockText)].join(' ');

/** The text of a headline without the struck-out words. */
export const headlineText = (headline: HeadlineText): string =>
  headline
    .flat()
    .map(chunk =>
      typeof chunk === 'string'
        ? chunk
        : chunk.map(part => (typeof part === 'string' ? part : 'ins' in part ? part.ins : '')).join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
