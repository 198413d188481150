// Documentation of `MessageTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page after a form was sent without script: confirms it, and says what happens next.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['thank you page', 'confirmation page', 'success page'],
  use: [{ text: 'Steps in their order, with who does them.', story: 'ContactThanks' }],
  avoid: [
    {
      text: 'Long steps: a visitor skims what happens next. One short sentence each, with who does it.',
      story: 'Extremes',
    },
    {
      text: 'A form that was sent with script: its page stays, and a Toast confirms it.',
      instead: 'Components/Toast/Success',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'Headline.'],
    ['Envelope', 'With the studio’s address and a stamp that says what happened. Part of the picture.'],
    ['Message', 'Title and text.'],
    ['Steps', 'What happens next.'],
    ['Link', 'The way on.'],
    ['PromoCard', 'As a strip at the end.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Templates/ContactTemplate': 'the page before it.',
    'Components/Toast': 'the same with script.',
  },
} satisfies ComponentDocs;
