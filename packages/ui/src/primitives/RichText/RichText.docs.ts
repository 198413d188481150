// Documentation of `RichText` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and other
// names for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead. `since`
// is the first version that has it.
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
