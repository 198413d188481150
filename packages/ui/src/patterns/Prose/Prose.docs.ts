// Documentation of `Prose` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'A long text with headings and a table of contents: paragraphs, lists, notes, tables and drawings.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'rich text',
    'markdown',
    'article body',
    'content',
    'long text',
    'list',
    'bullet list',
    'numbered list',
  ],
  use: [
    { text: '`article` begins with a drop cap.', story: 'Playground' },
    { text: '`document` numbers its sections.', story: 'Document' },
  ],
  avoid: [
    { text: 'A short text: use Text and RichText.', instead: 'Primitives/RichText/Playground' },
    {
      text: 'Tables of many columns: on phones each is a few letters wide. Three or four columns, or several tables.',
      story: 'Extremes',
    },
  ],
  anatomy: [
    ['Intro', 'Above the text, beside the contents.'],
    [
      'Illustration',
      'Between the two in an article, below the intro in a document; above the intro on phones.',
    ],
    [
      'Contents',
      'Above the text; in an article, the section that is being read is marked, where browsers can do that. Phones fold the contents of a document.',
    ],
    [
      'Section',
      'A heading with an anchor. In an article it is above the text, which has two columns except on phones; figures, notes and wide tables are as wide as both. In a document the headings are numbered, and beside the text except on phones.',
    ],
    ['Blocks', 'Paragraph, list, note, table, drawing.'],
    ['Pull quote', 'A sentence of a paragraph, repeated in large type between two other paragraphs.'],
    ['Key term', 'Words of a section of a document, repeated as a note below its heading.'],
    [
      'Prices',
      'Items of a document’s list such as “Starter, $599 a month: …” are a table of names, prices and texts.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
    ['Enter, Space', 'On phones, unfold the contents of a document.'],
  ],
  screenReader: [
    '“In this article, navigation”, then sections as regions, named by their heading level 2.',
    'On phones the contents of a document are a disclosure, “Contents, collapsed”.',
    'A pull quote and a key term are read once, in the text.',
    'A drawing: “figure” and its caption.',
    'A note: “note”. A table: its caption, then rows and columns.',
  ],
  related: {
    'Patterns/ArticleLayout': 'a whole article.',
    'Patterns/LegalDocument': 'a whole legal text.',
  },
} satisfies ComponentDocs;
