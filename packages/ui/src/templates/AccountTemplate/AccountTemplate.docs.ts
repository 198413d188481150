// Documentation of `AccountTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /account: the settings of a signed-in user, or a button to sign in.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['profile page', 'settings page', 'my account'],
  use: [
    { text: 'Signed in: the settings.', story: 'SignedIn' },
    { text: 'After checkout: a thank-you message and the next steps, above the settings.', story: 'Paid' },
    { text: 'Signed out: a button to sign in.', story: 'SignedOut' },
  ],
  avoid: [
    {
      text: 'The sign-in button while the session is being restored: it disappears a moment later, under the pointer. Show that the page loads.',
      instead: 'Templates/AccountTemplate/Loading',
    },
    { text: 'A sign-in form: it has a separate page.', instead: 'Templates/AuthTemplate/Page' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['CopyfitHeadline', 'The headline and, below it, the purpose of the page.'],
    ['AccountCard', 'A drawing beside the introduction, with the account’s email address.'],
    [
      'PurchaseNotice',
      'For a user who comes back from checkout. It shows a thank-you message once the payment is confirmed.',
    ],
    ['AccountSettings', 'For a signed-in user.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Flows/AccountSettings': 'the settings.',
  },
} satisfies ComponentDocs;
