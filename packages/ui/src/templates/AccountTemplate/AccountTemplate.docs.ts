import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The page /account: the settings of a signed-in user, or the link to sign in.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['profile page', 'settings page', 'my account'],
  use: [
    { text: 'Signed in: the settings.', story: 'SignedIn' },
    { text: 'Signed out: a button.', story: 'SignedOut' },
  ],
  avoid: [
    {
      text: 'Showing the button while the session is being restored.',
      instead: 'Templates/AccountTemplate/Loading',
    },
    { text: 'A form for signing in: it has its own page.', instead: 'Templates/AuthTemplate/Page' },
  ],
  anatomy: [
    ['PageHeader', 'What the page is for.'],
    ['AccountSettings', 'For a signed-in user.'],
  ],
  keyboard: [['Tab', 'Skip link, header, then the page from top to bottom.']],
  screenReader: ['The title of the page, then banner, main and content information. One heading level 1.'],
  related: {
    'Flows/AccountSettings': 'the settings.',
  },
} satisfies ComponentDocs;
