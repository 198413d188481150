// Documentation of `ArticleTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page of an article, the next article, and what to do after reading it.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['blog post page', 'article page'],
  use: [{ text: 'An article with its drawing.', story: 'Article' }],
  avoid: [
    { text: 'A headline and sections of extreme length.', story: 'Extremes' },
    { text: 'A legal text.', instead: 'Templates/LegalTemplate/Privacy' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['ArticleLayout', 'The article.'],
    ['Next article', 'Its headline, which is the link, its category and its introduction.'],
    ['CallToAction', 'The next step.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/ArticleLayout': 'the article.',
    'Templates/InsightsTemplate': 'the list of articles.',
  },
} satisfies ComponentDocs;
