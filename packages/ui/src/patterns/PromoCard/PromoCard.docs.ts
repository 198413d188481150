// Documentation of `PromoCard` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'An advertisement inside the page. It covers nothing, and a visitor can hide it permanently.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['ad', 'banner', 'promotion', 'popup', 'callout'],
  use: [
    { text: 'Once, at the top of a page, where three columns are free.', story: 'Playground' },
    { text: '`block` in a single column.', story: 'States' },
    { text: '`strip` under a headline that needs the whole width.', story: 'Strip' },
  ],
  avoid: [
    {
      text: 'A popup over the page: it interrupts what a visitor came for. Give the card a place in the page.',
      instead: 'Patterns/PromoCard/Playground',
    },
    {
      text: 'A long text: the card becomes higher than the headline beside it. One or two sentences; the page behind its link says the rest.',
      story: 'Longest',
    },
    {
      text: 'A notice of the site, such as a service that is down: use a Box.',
      instead: 'Primitives/Box/Notice',
    },
  ],
  anatomy: [
    ['Label', '“Advertisement”.'],
    ['Title and text', 'One sentence.'],
    ['Link', 'To the product.'],
    ['Dismiss', 'Hides it on every page.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link, then to the button.'],
    ['Enter, Space', 'Dismisses it.'],
  ],
  screenReader: ['“Its title, complementary”, then text, link and button.'],
  related: {
    'Components/Toast': 'what has just happened.',
    'Patterns/CallToAction': 'the end of a page.',
  },
} satisfies ComponentDocs;
