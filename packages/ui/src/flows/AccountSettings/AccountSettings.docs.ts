// Documentation of `AccountSettings` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Everything a user can do with the account: see the subscription, end sessions in other browsers, download the data, delete the account.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['profile', 'settings', 'my account', 'delete account', 'data export', 'GDPR'],
  use: [
    { text: 'The whole of /account, for a signed-in user.', story: 'Idle' },
    { text: 'A subscription, with a link to the payment provider.', story: 'Subscriber' },
    { text: 'The applications that the user has sent.', story: 'Applications' },
    { text: 'The browsers that are signed in.', story: 'Sessions' },
    { text: 'Deletion asks for the password, or for a word if there is none.', story: 'Confirming' },
  ],
  avoid: [
    {
      text: 'A deletion without a summary: it cannot be undone, so the user has to know before what is removed and what stays.',
      instead: 'Flows/AccountSettings/ConfirmingWithWord',
    },
    {
      text: 'Long texts in the buttons: they wrap, and are hard to tell apart. A verb and a noun; the text beside the button explains.',
      story: 'Longest',
    },
  ],
  anatomy: [
    [
      'Rows',
      'Address, subscription, applications, sessions, data, deletion: a term, a sentence and at most one button.',
    ],
    ['Dialog', 'Asks before the deletion.'],
    ['Toasts', 'Say what was downloaded, ended or deleted.'],
  ],
  keyboard: [
    ['Tab', 'Moves from button to button.'],
    ['Escape', 'Closes the dialog, before anything is deleted.'],
  ],
  screenReader: [
    'A region, then each row: term, sentence, button.',
    'A button of a session: “Sign out Safari on iPhone”. After the session is ended, the list has the focus and is read.',
    'The dialog: “Delete your account?, dialog”, what is removed, then the field.',
  ],
  related: {
    'Templates/AccountTemplate': 'the page around it.',
    'Components/Dialog': 'the dialog alone.',
  },
} satisfies ComponentDocs;
