// The plain text of formatted content.
import type { Block, RichTextContent, Section } from './types.ts';

/** The text without links and emphasis, for counting, comparing, feeds and structured data. */
export const plainText = (text: RichTextContent): string =>
  typeof text === 'string'
    ? text
    : text.map(run => (typeof run === 'string' ? run : 'em' in run ? run.em : run.text)).join('');

const blockPlainText = (block: Block): string => {
  switch (block.type) {
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ name }) => name),
        ...block.rows.flat().map(plainText),
      ].join(' ');
    case 'fundingStages':
      return block.caption;
    case 'fundingStage':
      return '';
    case 'drawing':
      return [...block.labels, block.caption].join(' ');
  }
  return plainText(block.text);
};

/** The heading and all text of a section. */
export const sectionPlainText = ({ heading, blocks }: Section): string =>
  [heading, ...blocks.map(blockPlainText)].filter(Boolean).join(' ');
