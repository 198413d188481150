import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'The staff area, or why it is not shown.',
  status: 'stable',
  since: 'next',
  aliases: ['admin', 'back office', 'dashboard', 'staff page'],
  use: [
    { text: 'Access is checked before anything is shown.', story: 'Checking' },
    { text: 'A refusal says who is signed in.', story: 'Denied' },
  ],
  avoid: [
    { text: 'Any content before access is granted.', instead: 'Admin/Templates/AdminTemplate/Checking' },
    { text: 'A long address.', story: 'Longest' },
  ],
  anatomy: [
    ['Headline', 'Small: the list needs the window.'],
    ['Message', 'Checking, failed, denied.'],
    ['Content', 'The inbox and the report.'],
  ],
  keyboard: [['Tab', 'Skip link, header, then the content.']],
  screenReader: ['A failed check: the message at once.'],
  related: {
    'Admin/Flows/Inbox': 'its content.',
    'Admin/Flows/SecondFactor': 'what it may ask first.',
  },
} satisfies ComponentDocs;
