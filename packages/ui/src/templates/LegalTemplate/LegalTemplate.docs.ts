// Documentation of `LegalTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The privacy policy and the terms of service.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['privacy', 'terms', 'imprint', 'legal page'],
  use: [{ text: 'A text with a version that users accept.', story: 'Terms' }],
  avoid: [
    {
      text: 'An article: it has an introduction and a drawing, and no numbered sections. Use ArticleTemplate.',
      instead: 'Templates/ArticleTemplate/Article',
    },
    {
      text: 'Numbers typed into headings: the component numbers the sections.',
      instead: 'Patterns/LegalDocument/Playground',
    },
  ],
  anatomy: [siteChromeAnatomy, ['LegalDocument', 'The whole page.']],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/LegalDocument': 'the text.',
  },
} satisfies ComponentDocs;
