// Documentation of `Corrections` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A box with errors of the site that were corrected: when, where, the old words and the new ones.',
  status: 'stable',
  since: '0.2.0',
  aliases: [
    'errata',
    'changelog',
    'corrections column',
    'changes',
    'del',
    'ins',
    'strikethrough',
    'struck word',
    'corrected text',
    'mark a correction',
    'track changes',
    'edits',
  ],
  use: [{ text: 'Once on a page, as its last section.', story: 'Playground' }],
  avoid: [
    {
      text: 'A correction that is a joke: strike out a word of a headline instead.',
      instead: 'Primitives/CopyfitHeadline/WithCorrection',
    },
    { text: 'Whole paragraphs: quote the words that changed.', story: 'Extremes' },
  ],
  anatomy: [
    ['Title and text', 'What is corrected here, and where to report an error.'],
    ['Date and page', 'When the words changed, with a link to the page.'],
    ['Old words', 'Struck out in blue pencil (`del`).'],
    ['New words', 'In blue italics (`ins`).'],
    ['Reason', 'Optional, in small text.'],
    ['Older corrections', 'All but the newest three, in a Disclosure.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from page to page.'],
    ['Enter', 'Opens the page that was corrected, or the older corrections.'],
  ],
  screenReader: ['“It said: We sell nothing. It says: We do not sell it.”'],
  related: {
    'Primitives/CopyfitHeadline': 'one correction, as the joke of a headline.',
    'Patterns/NotFound': 'the page for an address that does not exist.',
  },
} satisfies ComponentDocs;
