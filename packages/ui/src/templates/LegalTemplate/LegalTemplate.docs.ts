// Documentation of `LegalTemplate` that Storybook shows: when to use it, its parts (`anatomy`), and other names for it (`aliases`). `story`
// names the example of a sentence.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The privacy policy and the terms of service.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['privacy', 'terms', 'imprint', 'legal page'],
  use: [{ text: 'A text with a version that users accept.', story: 'Terms' }],
  avoid: [
    { text: 'An article.', instead: 'Templates/ArticleTemplate/Article' },
    {
      text: 'Numbers typed into headings: the component numbers the sections.',
      instead: 'Patterns/LegalDocument/Playground',
    },
  ],
  anatomy: [['LegalDocument', 'The whole page.']],
  keyboard: [['Tab', 'Skip link, header, then the page from top to bottom.']],
  screenReader: ['The title of the page, then banner, main and content information. One heading level 1.'],
  related: {
    'Patterns/LegalDocument': 'the text.',
  },
} satisfies ComponentDocs;
