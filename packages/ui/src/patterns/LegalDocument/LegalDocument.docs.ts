// Documentation of `LegalDocument` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A legal text: numbered sections, contents, and the date of the last change.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['terms', 'privacy policy', 'legal', 'policy'],
  use: [{ text: 'With a plain summary under the headline.', story: 'Playground' }],
  avoid: [
    { text: 'An article: use ArticleLayout.', instead: 'Patterns/ArticleLayout/Playground' },
    {
      text: 'Words that are longer than a narrow window: they break at any letter, without a hyphen. Use shorter ones.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['PageHeader', 'Headline, summary and date.'],
    ['Illustration', 'A drawing below the summary.'],
    [
      'Prose',
      'Numbered sections with their contents. On wide windows each section has its heading beside its text.',
    ],
    ['PromoCard', 'As a strip at the end.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    '“Article”, headline, date; “Sections, navigation”; then each section: “1. What we store, heading level 2”.',
  ],
  related: {
    'Patterns/ArticleLayout': 'an article.',
    'Patterns/Prose': 'the text alone.',
  },
} satisfies ComponentDocs;
