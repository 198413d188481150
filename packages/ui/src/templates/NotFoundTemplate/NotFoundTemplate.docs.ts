// Documentation of `NotFoundTemplate` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and
// other names for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead.
// `since` is the first version that has it.
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
      text: 'A failure to load part of a page: the site has its own text.',
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
