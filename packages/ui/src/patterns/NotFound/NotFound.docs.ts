// Documentation of `NotFound` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Tells a visitor that there is no page at an address, and links to the home page.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['404', 'error page', 'page not found'],
  use: [
    { text: 'The missing path, struck out.', story: 'Playground' },
    { text: 'Without the path, in the page that the server sends.', story: 'WithoutPath' },
  ],
  avoid: [
    {
      text: 'A failure of the site: this text says that the address is wrong. Use a Toast.',
      instead: 'Components/Toast/Destructive',
    },
    {
      text: 'A path of several lines: it is cut off after the third. Leave a long one out, as in the page that the server sends.',
      story: 'WithLongestPath',
    },
  ],
  anatomy: [
    ['Headline', 'The words that the specification gives, on wide windows beside a drawing.'],
    ['Apology and button', 'Back to the home page.'],
    ['Path', 'Struck out in pencil.'],
    ['Correction', 'The page to go to instead, in blue pencil. Path and correction are as wide as the page.'],
    ['PromoCard', 'As a strip at the end.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    '“Oops! Page not found, heading level 1”, the path, “home.”, the apology, “Return to Home, link”.',
  ],
  related: {
    'Templates/NotFoundTemplate': 'the whole page.',
  },
} satisfies ComponentDocs;
