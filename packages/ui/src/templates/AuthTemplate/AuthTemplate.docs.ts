import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The page /auth: what an account is for, the sign-in panel as a press pass, and the facts on its back.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['login page', 'sign in page'],
  use: [
    { text: 'The panel beside the facts on large windows.', story: 'OnLargeWindows' },
    { text: 'The panel first on small windows.', story: 'OnSmallWindows' },
  ],
  avoid: [
    { text: 'Long facts.', story: 'Longest' },
    { text: 'The panel before it is known whether it is needed.', instead: 'Templates/AuthTemplate/Loading' },
  ],
  anatomy: [
    ['Headline and lede', 'Beside the panel.'],
    ['Panel', 'AuthTabs.'],
    ['Facts', 'What the account holds, who reads it, how to delete it.'],
  ],
  keyboard: [['Tab', 'Skip link, header, then the page from top to bottom.']],
  screenReader: ['The title of the page, then banner, main and content information. One heading level 1.'],
  related: {
    'Flows/AuthTabs': 'the panel.',
  },
} satisfies ComponentDocs;
