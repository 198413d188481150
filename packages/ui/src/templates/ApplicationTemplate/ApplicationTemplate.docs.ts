// Documentation of `ApplicationTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose:
    'The page /application: the application wizard, or, for visitors who are not signed in, a list of its questions.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['application page', 'apply', 'form page'],
  use: [
    { text: 'Signed out: what will be asked.', story: 'SignedOut' },
    { text: 'Signed in: the wizard alone.', story: 'SignedIn' },
  ],
  avoid: [
    {
      text: 'Long questions: visitors want to see at a glance what they will be asked. Two or three words; the hint explains.',
      story: 'Longest',
    },
    {
      text: 'An empty page while the session is being restored: it looks broken. Show that it loads.',
      instead: 'Templates/ApplicationTemplate/Loading',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'With the button to sign in.'],
    ['Stages', 'The questions of each stage, with hints.'],
    ['ApplicationWizard', 'For a signed-in user.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Flows/ApplicationWizard': 'the wizard.',
  },
} satisfies ComponentDocs;
