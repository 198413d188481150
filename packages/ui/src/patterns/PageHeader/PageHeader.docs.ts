// Documentation of `PageHeader` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The top of every inner page: a headline as wide as the page, an introduction, and what to do.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['title', 'page title', 'header', 'hero', 'intro'],
  use: [
    { text: 'Headline, one sentence, and the action beside it.', story: 'WithSurroundings' },
    { text: 'A headline alone, where the content follows without an introduction.', story: 'HeadlineAlone' },
  ],
  avoid: [
    { text: 'On the home page: use Hero.', instead: 'Patterns/Hero/Playground' },
    {
      text: 'A headline with one very short or very long line: each line fills the column, so the letters become huge or small. Lines of similar length; the introduction says the rest.',
      story: 'Extremes',
    },
  ],
  anatomy: [
    ['Above', 'A link back, or the data of an article.'],
    ['Headline', 'The page’s h1.'],
    ['Intro', 'The introduction.'],
    ['Action or children', 'Beside the intro.'],
    ['PromoCard or picture', 'In the last columns, unless the page places the card.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['The headline, heading level 1; the introduction; “See the prices, link”.'],
  related: {
    'Patterns/Hero': 'the top of the home page.',
    'Components/Section': 'the parts that follow.',
  },
} satisfies ComponentDocs;
