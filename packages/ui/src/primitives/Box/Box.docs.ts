// Documentation of `Box` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Space around content, a raised surface, or the width of a page. Only Box sets the margins of a page.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['container', 'wrapper', 'page width', 'panel', 'card', 'notice', 'alert', 'banner', 'callout'],
  use: [
    { text: '`pageWidth` once around each part of a page: it sets the margins of the page.', story: 'Page' },
    { text: '`background="surface"` for a panel that stands out from the paper.', story: 'Backgrounds' },
    {
      text: 'A notice that stays on the page, such as one of a service that is down: a surface above the content, with a Text of the tone `critical` as its title.',
      story: 'Notice',
    },
  ],
  avoid: [
    {
      text: 'Boxes in boxes only for space between items: use a Stack.',
      instead: 'Primitives/Stack/Playground',
    },
    {
      text: 'A box as a section of a page: use a Section, which has a title and a border.',
      instead: 'Components/Section/Playground',
    },
  ],
  anatomy: [
    ['Element', 'A `<div>`, or the element that `as` names.'],
    ['Background', 'None, or `surface` with a thin border.'],
    ['Space', 'Inside by `padding`, above by `marginTop`; in steps of 8 px.'],
  ],
  keyboard: [],
  screenReader: ['Nothing, unless `as` makes it a landmark: `<main>` and `<header>` are announced.'],
  related: {
    'Primitives/Stack': 'space between items.',
    'Primitives/Grid': 'the twelve columns of a page.',
    'Components/Section': 'a titled part of a page.',
    'Components/Toast': 'what has just happened.',
    'Components/ErrorSummary': 'what is wrong in a form.',
    'Patterns/PromoCard': 'an advertisement.',
  },
} satisfies ComponentDocs;
