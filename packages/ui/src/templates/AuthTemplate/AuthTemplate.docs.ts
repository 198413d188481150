// Documentation of `AuthTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose:
    'The page /auth: what an account is for, the sign-in panel in the form of a press pass, and facts about the account.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['login page', 'sign in page'],
  use: [
    { text: 'The panel beside the introduction on large windows.', story: 'OnLargeWindows' },
    { text: 'The panel first on small windows.', story: 'OnSmallWindows' },
  ],
  avoid: [
    {
      text: 'Long facts: visitors came to sign in, and read a line or none. One or two sentences; the privacy policy has the rest.',
      story: 'Longest',
    },
    {
      text: 'The panel while the session is being restored: it may not be needed.',
      instead: 'Templates/AuthTemplate/Loading',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['Headline', 'As wide as the page.'],
    ['Intro', 'Above the panel, on wide windows beside it.'],
    ['Panel', 'AuthTabs.'],
    ['Facts', 'What the account contains, who reads it, how to delete it.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Flows/AuthTabs': 'the panel.',
  },
} satisfies ComponentDocs;
