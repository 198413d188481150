// Documentation of `Hero` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The top of the home page and of the product’s page: headline, introduction, main action and promo card.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['jumbotron', 'header', 'masthead', 'banner', 'above the fold'],
  use: [{ text: 'The page’s h1 with its one correction, one sentence, one action.', story: 'Playground' }],
  avoid: [
    { text: 'On inner pages: use PageHeader.', instead: 'Patterns/PageHeader/Playground' },
    {
      text: 'A headline of one very short or very long line: each line fills the column, so the letters become huge or small. Two lines of similar length.',
      story: 'WithShortAndLongText',
    },
  ],
  anatomy: [
    ['Headline', 'Lines that fill the page.'],
    ['Intro', 'One sentence.'],
    ['Action', 'The primary button with a note below it.'],
    ['PromoCard', 'Beside the action, unless a picture is there.'],
    ['Picture', 'Optional, beside the introduction and the action.'],
    ['Illustration', 'Optional, below.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    'Headline, heading level 1, without the struck-out word; the sentence; “Pitch us your idea, link”.',
  ],
  related: {
    'Patterns/PageHeader': 'the top of every other page.',
    'Patterns/CallToAction': 'the end of a page.',
  },
} satisfies ComponentDocs;
