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
    {
      text: 'Very long words in the headline and the titles: in narrow windows they break without a hyphen. Use shorter ones.',
      story: 'Extremes',
    },
    {
      text: 'A legal text: it needs numbered sections and the date of the last change. Use LegalTemplate.',
      instead: 'Templates/LegalTemplate/Privacy',
    },
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
