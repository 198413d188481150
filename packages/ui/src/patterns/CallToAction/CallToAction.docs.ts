// Documentation of `CallToAction` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Ends a page: one headline, one sentence, one button.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['CTA', 'closing', 'final call', 'banner', 'footer CTA'],
  use: [
    { text: 'Once, as the last section.', story: 'Playground' },
    { text: 'With the end mark ### on pages that look like a press release.', story: 'WithEndMark' },
  ],
  avoid: [
    {
      text: 'A second button: two equal steps make visitors hesitate. Make the other step a link in the sentence.',
      instead: 'Patterns/CallToAction/Playground',
    },
    {
      text: 'A long sentence: the button should follow the headline at a glance. Say it in a section above.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Section label', 'The line above a section, with its name and its page number.'],
    ['Headline', 'As wide as the page, in wide letters.'],
    ['Text', 'What happens after the click.'],
    ['Button', '`pencil`, large, with an arrow, in the same column as the button of a Hero.'],
    ['Picture', 'Below the text, as wide as the page.'],
    ['End mark', '### in the middle, read as words.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    'A landmark (region) with the name of its headline. The section label, without its page number; headline, heading level 2; the sentence; “Write to us, link”.',
    'The end mark is read as its label: “End of release”.',
  ],
  related: {
    'Patterns/Hero': 'the first action of a page.',
    'Components/Button': 'the button alone.',
  },
} satisfies ComponentDocs;
