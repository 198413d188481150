// Documentation of `AuthTabs` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The sign-in panel as part of a page. Links in emails about the account lead to this page, too.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['login page', 'sign in page', 'sign up', 'register', 'set password', 'email confirmation'],
  use: [
    { text: 'The page /auth.', story: 'SignIn' },
    { text: 'A link in an email sets a new password, or has expired.', story: 'NewPassword' },
  ],
  avoid: [
    { text: 'On any other page: use AuthDialog.', instead: 'Flows/AuthDialog/Idle' },
    {
      text: 'An address that is cut off or left out: a visitor finds a typing error by reading it. Show the whole address.',
      instead: 'Flows/AuthTabs/Longest',
    },
  ],
  anatomy: [
    ['Header', 'The press pass, with a portrait; decoration.'],
    ['Tabs', 'Sign in and sign up. Other forms replace them.'],
    ['Google', 'Signs in without a password.'],
    ['Fields', 'Email and password, with the rule for a new one.'],
    ['Next line', 'What happens after the button.'],
  ],
  keyboard: [
    ['Left, Right', 'Selects the other tab.'],
    ['Tab', 'Moves from field to field, then to the buttons.'],
    ['Enter', 'Sends the form from a field of one line.'],
  ],
  screenReader: [
    '“Your account, tab list”, “Sign In, tab, selected, 1 of 2”.',
    'When a form replaces another, the focus stays in the panel; after an email was sent, the confirmation is read.',
  ],
  related: {
    'Flows/AuthDialog': 'the same over a page.',
    'Templates/AuthTemplate': 'the page around it.',
  },
} satisfies ComponentDocs;
