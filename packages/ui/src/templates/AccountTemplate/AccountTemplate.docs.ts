// Documentation of `AccountTemplate` that Storybook shows: when to use it, its parts (`anatomy`), and other names for it (`aliases`).
// `story` names the story that shows the advice; `instead` names a story of the right way.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { aroundTemplate } from '../../../build/aroundTemplate.ts';

export default {
  purpose: 'The page /account: the settings of a signed-in user, or the link to sign in.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['profile page', 'settings page', 'my account'],
  use: [
    { text: 'Signed in: the settings.', story: 'SignedIn' },
    { text: 'Back from checkout: the thanks and the next steps, above the settings.', story: 'Paid' },
    { text: 'Signed out: a button to sign in.', story: 'SignedOut' },
  ],
  avoid: [
    {
      text: 'The button to sign in while the session is being restored.',
      instead: 'Templates/AccountTemplate/Loading',
    },
    { text: 'A sign-in form: it has a separate page.', instead: 'Templates/AuthTemplate/Page' },
  ],
  anatomy: [
    aroundTemplate,
    ['CopyfitHeadline', 'The headline, with what the page is for below it.'],
    ['AccountCard', 'A drawing beside the introduction, with the address of the account.'],
    [
      'PurchaseNotice',
      'For a user who comes back from checkout. It turns into the thanks when the payment is confirmed.',
    ],
    ['AccountSettings', 'For a signed-in user.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The landmarks of the page are those around the template.'],
  related: {
    'Flows/AccountSettings': 'the settings.',
  },
} satisfies ComponentDocs;
