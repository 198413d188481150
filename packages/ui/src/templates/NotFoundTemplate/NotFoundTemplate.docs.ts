// Documentation of `NotFoundTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page for addresses that do not exist. It logs the path to the console once.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['404 page', 'error page', 'not found'],
  use: [{ text: 'Every missing address gets this page.', story: 'NotFound' }],
  avoid: [
    {
      text: 'A failure to load part of a page: the address is right, and another try may help. A Toast says so.',
      instead: 'Components/Toast/Destructive',
    },
  ],
  anatomy: [siteChromeAnatomy, ['NotFound', 'The whole page.']],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/NotFound': 'its content.',
  },
} satisfies ComponentDocs;
