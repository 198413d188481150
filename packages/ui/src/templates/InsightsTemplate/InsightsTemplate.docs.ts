// Documentation of `InsightsTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /insights: one article with its drawing, and the headlines of the others.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['blog', 'news', 'article list', 'magazine'],
  use: [{ text: 'The newest article with a drawing is the lead article.', story: 'Insights' }],
  avoid: [
    { text: 'A page without articles: the site has no link to it.', story: 'Empty' },
    { text: 'Long headlines: the list can no longer be skimmed. Four to eight words.', story: 'Extremes' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'Headline, introduction, the button to the lead article, and its drawing.'],
    ['Lead article', 'One article in large type.'],
    ['Others', 'Headlines with the drawings of the articles, newest first.'],
    ['PromoCard', 'As a strip after the first four articles.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Templates/ArticleTemplate': 'an article.',
  },
} satisfies ComponentDocs;
