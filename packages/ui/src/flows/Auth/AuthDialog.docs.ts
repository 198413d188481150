// Documentation of `AuthDialog` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Signs a visitor in without leaving the page: from the header, or before a step that needs an account.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['login', 'sign in', 'log in', 'sign up', 'register', 'password reset', 'auth modal'],
  use: [
    { text: 'The visitor is on a page that should stay as it is.', story: 'Idle' },
    { text: 'After signing up or asking for a new password: what happens next.', story: 'EmailSent' },
  ],
  avoid: [
    { text: 'On the page for signing in: use AuthTabs.', instead: 'Flows/AuthTabs/SignIn' },
    {
      text: 'Telling whether an address has an account: strangers could find out who has one. Say the same in both cases.',
      instead: 'Flows/AuthDialog/ResetEmailSent',
    },
  ],
  anatomy: [
    ['Header', 'The press pass; decoration.'],
    ['Google', 'Signs in without a password.'],
    ['Fields', 'Email and password.'],
    ['Next line', 'What happens after the button.'],
    ['Other form', 'A button that changes to signing up, and back.'],
  ],
  keyboard: [
    ['Tab', 'Moves from field to field, then to the buttons.'],
    ['Enter', 'Sends the form from a field of one line.'],
    ['Escape', 'Closes an open toast first, then the dialog.'],
  ],
  screenReader: [
    '“Sign in, dialog”. The header is not read.',
    'After a failed try the toast is read immediately. The entered text stays.',
  ],
  related: {
    'Flows/AuthTabs': 'the same on a page.',
    'Components/Dialog': 'the dialog alone.',
  },
} satisfies ComponentDocs;
