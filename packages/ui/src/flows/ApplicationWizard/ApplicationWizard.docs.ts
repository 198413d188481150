import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The application for a partnership: two stages and a review. Every change is saved as a draft.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'wizard',
    'stepper',
    'multi-step form',
    'steps',
    'saved progress',
    'application form',
    'onboarding',
    'draft',
  ],
  use: [
    { text: 'A long form that people leave and return to.', story: 'Profile' },
    { text: 'A review with every answer, before it is sent.', story: 'Review' },
    { text: 'Two devices with drafts: the user chooses one.', story: 'TwoDrafts' },
  ],
  avoid: [
    { text: 'A form of three fields: use one page.', instead: 'Flows/ContactForm/Idle' },
    { text: 'Long labels and answers.', story: 'LongestReview' },
  ],
  anatomy: [
    ['Progress', '“Stage 1 of 2”, and the title of the stage.'],
    ['Saved line', 'When and where the draft was saved.'],
    ['Fields', 'Set as lines of a manuscript, with numbers beside them.'],
    ['Error summary', 'After Save & Continue: the labels of the missing fields. Each field says what to do.'],
    ['Review', 'Each answer with a button to change it.'],
  ],
  keyboard: [
    ['Tab', 'Moves from field to field, then to the buttons.'],
    ['Enter', 'Sends the form from a field of one line.'],
    ['Alt + Left', 'The browser’s Back: the wizard shows the stage before.'],
  ],
  screenReader: [
    'A new stage: its title, because it takes the focus. The title of the window names the stage.',
    '“Change, The team, button” at an answer.',
    'A refused stage: the error summary.',
  ],
  related: {
    'Templates/ApplicationTemplate': 'the page around it.',
    'Components/ErrorSummary': 'what has to be corrected.',
  },
} satisfies ComponentDocs;
