// Documentation of `ErrorSummary` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Says at the top of a form what has to be corrected before it can be sent.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['validation summary', 'form errors', 'error list', 'alert'],
  use: [
    { text: 'After a submission that was rejected. The summary takes the focus.', story: 'Playground' },
    { text: 'Each line is the error of a field, and a link to that field.', story: 'LinksMoveFocusToFields' },
  ],
  avoid: [
    { text: 'While the user still types: wait for the submission.', instead: 'Flows/ContactForm/Idle' },
    { text: 'A failure of the network: use a Toast.', instead: 'Components/Toast/Destructive' },
  ],
  anatomy: [
    ['Title', '“Before you can send this, please correct:”'],
    [
      'Links',
      'One for each field, in the order of the fields, with the same text as at the field; in a long form, with its label.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the first link.'],
    ['Enter', 'Moves the focus to the field.'],
  ],
  screenReader: [
    'On appearing: the title and the list, because the summary has the focus.',
    'On a link: “Enter your email address., link”.',
  ],
  related: {
    'Components/Field': 'shows the same error at the field.',
    'Components/Toast': 'failures that no field caused.',
  },
} satisfies ComponentDocs;
