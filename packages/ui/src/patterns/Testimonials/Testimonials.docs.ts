// Documentation of `Testimonials` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'What clients say, in columns.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['quotes', 'quotation', 'blockquote', 'reviews', 'social proof', 'references', 'letters'],
  use: [
    { text: 'Three quotes of about equal length.', story: 'OnLargeWindows' },
    {
      text: 'A sample has a red note (`label`) until a client has agreed. A note that all quotes share is shown once, above the first one.',
      story: 'Playground',
    },
  ],
  avoid: [
    {
      text: 'A quote without its author: readers take it for invented. Name the author, or leave the quote out.',
      instead: 'Patterns/Testimonials/RealQuote',
    },
    { text: 'Long quotes: shorten them with the client.', story: 'Longest' },
  ],
  anatomy: [
    ['Note', 'Red, for samples: `label`, above its quote, or once above all of them if they share it.'],
    ['Quote', 'In `quote`, with quotation marks.'],
    ['Author', 'In `caption`.'],
  ],
  keyboard: [],
  screenReader: ['“Figure”, the quote as block quote, then the author.'],
  related: {
    'Patterns/LogoCarousel': 'logos of outlets.',
  },
} satisfies ComponentDocs;
