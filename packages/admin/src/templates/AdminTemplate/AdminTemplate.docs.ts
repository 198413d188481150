// Documentation of `AdminTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../../ui/build/siteChromeAnatomy.ts';

export default {
  purpose: 'The admin area, or why it is not shown.',
  status: 'stable',
  since: 'next',
  aliases: ['admin', 'back office', 'dashboard', 'staff page'],
  use: [
    { text: 'Access is checked before anything is shown.', story: 'Checking' },
    { text: 'The message of a denied access names the signed-in account.', story: 'Denied' },
  ],
  avoid: [
    {
      text: 'Any content before access is granted: somebody without access could read it. Show that access is checked.',
      instead: 'Admin/Templates/AdminTemplate/Checking',
    },
    {
      text: 'An address that is cut off: staff could not tell which account is signed in. Let it wrap.',
      instead: 'Admin/Templates/AdminTemplate/Longest',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['Headline', 'Names the view that is shown. Small, so that the list has most of the window.'],
    ['Message', 'Checking, failed, denied.'],
    ['Content', 'The inbox and the report.'],
  ],
  keyboard: [['Tab', 'The links and controls of the content, from top to bottom.']],
  screenReader: ['After a failed check, the message is read immediately.'],
  related: {
    'Admin/Flows/Inbox': 'the content of the page.',
    'Admin/Flows/SecondFactor': 'the form for the code that the page may ask for first.',
  },
} satisfies ComponentDocs;
