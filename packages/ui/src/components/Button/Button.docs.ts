// Documentation of `Button` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The next step of a page, a form or a dialog. With `href` it is a link that looks like a button, for a step that leads to another page.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['CTA', 'action', 'link button', 'submit', 'primary button', 'loading', 'spinner', 'busy'],
  use: [
    { text: 'One `pencil` button in a view: the step that most visitors should take.', story: 'Playground' },
    {
      text: '`plain` for every other step. `ink` for a second step that must be conspicuous, `critical` for one that cannot be undone.',
      story: 'Tones',
    },
    { text: 'An arrow if it leads to another page.', story: 'WithArrow' },
    {
      text: '`disabled` while its step is going on, with a text that says so. There is no spinner.',
      story: 'Disabled',
    },
    {
      text: 'With `aria-expanded` and `aria-controls` for what it opens on the page, such as a panel. The page keeps the state.',
      story: 'TogglesPanel',
    },
  ],
  avoid: [
    {
      text: 'A sentence as its text: on phones it wraps, and the step is hard to recognize. Two to four words, a verb first.',
      story: 'WithLongestText',
    },
    { text: 'A button inside a sentence: use a Link.', instead: 'Primitives/Link/Tones' },
  ],
  anatomy: [
    [
      'Box',
      '44 px high (`small`), 48 (`medium`) or 64 (`large`), with an edge of 1 px. The edge of a disabled button is dashed.',
    ],
    ['Text', 'Says what happens: “Send message”, not “OK”.'],
    ['Arrow', 'Only for a button that leads to another page.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button, even if it is disabled.'],
    ['Enter, Space', 'Activates the button. With `href`, only Enter does.'],
  ],
  screenReader: [
    '“Send message, button”, or with `href` “Send message, link”.',
    'Disabled: “Sending…, button, unavailable”. The button keeps the focus.',
    'With `aria-expanded`: “Filters, button, collapsed”, or “expanded”.',
    'With `newTab`: the text, then “(opens in a new tab)”.',
  ],
  related: {
    'Primitives/Link': 'inside a sentence or a list of links.',
    'Components/Tabs': 'to switch between views of one page.',
  },
} satisfies ComponentDocs;
