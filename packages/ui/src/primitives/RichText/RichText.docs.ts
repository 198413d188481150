// Documentation of `RichText` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Text with links and emphasis that is stored as data: an answer, a description, a paragraph of an article.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['inline text', 'markup', 'formatted text', 'emphasis'],
  use: [
    { text: 'A string, or a list of strings, links and emphasized words.', story: 'Playground' },
    { text: 'Ranges such as 10–25% always stay on one line.', story: 'Ranges' },
  ],
  avoid: [{ text: 'Paragraphs, lists and headings: use Prose.', instead: 'Patterns/Prose/Playground' }],
  anatomy: [
    ['Text', 'Without an element around it.'],
    ['Link', 'A part with `href`.'],
    ['Emphasis', 'A part with `em`.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to its links.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['The text in one piece; links as “… , link”.'],
  related: {
    'Patterns/Prose': 'a long text with headings.',
    'Primitives/Link': 'a link alone.',
  },
} satisfies ComponentDocs;
