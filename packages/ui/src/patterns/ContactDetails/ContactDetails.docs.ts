// Documentation of `ContactDetails` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Where the studio is, when it answers, and its email address.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['address', 'office hours', 'contact info', 'location'],
  use: [{ text: 'Beside the contact form.', story: 'Playground' }],
  avoid: [
    {
      text: 'In the footer: SiteFooter has its own line for the hours.',
      instead: 'Patterns/SiteFooter/Playground',
    },
    {
      text: 'An address in one long line: it wraps at any place. One line for the street, one for the city.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Title', 'In `label`.'],
    ['Address, hours, email', 'A term and its value each.'],
    ['Link', 'To the page about the team.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“The studio, heading level 2”, then each term with its value.'],
  related: {
    'Flows/ContactForm': 'writing to the studio.',
    'Templates/ContactTemplate': 'the whole page.',
  },
} satisfies ComponentDocs;
