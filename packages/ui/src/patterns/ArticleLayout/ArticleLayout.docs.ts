// Documentation of `ArticleLayout` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'An article of Insights: headline, intro, table of contents and sections.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['blog post', 'article', 'post', 'essay'],
  use: [
    {
      text: 'An article with at least two sections: their titles are the table of contents.',
      story: 'Playground',
    },
  ],
  avoid: [
    { text: 'A legal text: use LegalDocument.', instead: 'Patterns/LegalDocument/Playground' },
    {
      text: 'Words that are longer than a narrow window: they break at any letter, without a hyphen. Use shorter ones.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Back link', 'To the list of articles.'],
    ['ArticleMeta', 'Category, reading time and date.'],
    ['PageHeader', 'The headline.'],
    ['Illustration', 'A drawing in two inks, between the intro and the contents.'],
    ['Prose', 'The intro, the contents and the sections.'],
    ['PromoCard', 'As a strip at the end.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    '“Article”, then the headline as heading level 1.',
    '“In this article, navigation”, then each section under its heading level 2.',
  ],
  related: {
    'Patterns/Prose': 'the text alone.',
    'Patterns/LegalDocument': 'numbered sections and a date of change.',
    'Templates/ArticleTemplate': 'the whole page.',
  },
} satisfies ComponentDocs;
