// Documentation of `Link` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A link to another page, in running text or in a list of links.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['anchor', 'hyperlink', 'text link', 'href'],
  use: [
    { text: '`pencil` in running text, `ink` in a list of links.', story: 'Tones' },
    { text: '`newTab` for a page that must not replace this one, such as checkout.', story: 'NewTab' },
  ],
  avoid: [
    { text: 'The next step of a page: use a Button with `href`.', instead: 'Components/Button/AsLink' },
    { text: 'A whole sentence as the link: link the words that name the page.', story: 'WithLongestText' },
  ],
  anatomy: [
    ['Text', 'Names the page that it leads to.'],
    ['Underline', '1 px, thicker on hover.'],
    ['Hidden note', '“(opens in a new tab)”.'],
  ],
  keyboard: [['Enter', 'Follows the link.']],
  screenReader: ['“Privacy policy, link”. With `newTab`: “Privacy policy (opens in a new tab), link”.'],
  related: {
    'Components/Button': 'the next step of a page.',
    'Primitives/RichText': 'text that contains links, as plain data.',
  },
} satisfies ComponentDocs;
