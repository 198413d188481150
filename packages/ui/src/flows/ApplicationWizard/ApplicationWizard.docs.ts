// Documentation of `ApplicationWizard` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
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
    {
      text: 'Other questions: its fields are those of the application. Build such a form from Field, ErrorSummary and Button.',
      instead: 'Components/Field/Playground',
    },
    {
      text: 'Long labels: the review repeats them all. Two or three words; the hint explains.',
      story: 'LongestReview',
    },
  ],
  anatomy: [
    ['Progress', '“Stage 1 of 2”, and the title of the stage.'],
    ['Saved line', 'When and where the draft was saved.'],
    ['Fields', 'They look like lines of a manuscript, with line numbers beside them on desktops.'],
    ['Error summary', 'After Save & Continue: the labels of the missing fields. Each field says what to do.'],
    ['Review', 'All answers, and a button for each stage to change them.'],
  ],
  keyboard: [
    ['Tab', 'Moves from field to field, then to the buttons.'],
    ['Enter', 'In a field of one line: presses the button at the end of the stage.'],
    ['Alt + Left', 'The browser’s Back: goes to the previous stage.'],
  ],
  screenReader: [
    'A new stage: its title, because it takes the focus. The title of the window names the stage.',
    '“Change: Business Information, button” after the title of a stage, on the review.',
    'After a stage is sent with an answer missing: the error summary, because it takes the focus.',
  ],
  related: {
    'Templates/ApplicationTemplate': 'the page around it.',
    'Components/ErrorSummary': 'what has to be corrected.',
  },
} satisfies ComponentDocs;
