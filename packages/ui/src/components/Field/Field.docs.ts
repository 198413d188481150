// Documentation of `Field` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Asks for one value: a line, a longer text, one of a few options, one of many, a password. All kinds look and behave alike.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'form field',
    'choose a date',
    'hint',
    'validation',
    'input',
    'text field',
    'textarea',
    'select',
    'dropdown',
    'radio',
    'choose one',
    'checkbox',
    'yes or no',
    'password',
    'form control',
    'combobox',
    'error',
    'field error',
    'error message',
    'radio buttons',
    'single choice',
    'multiple choice',
    'choose one of several answers',
    'phone number',
  ],
  use: [
    { text: 'A label that stays visible, and a hint for what is optional.', story: 'Playground' },
    { text: '`ruled` on pages that look like a paper form.', story: 'Ruled' },
    { text: 'An error says what is wrong and what to do.', story: 'Invalid' },
    { text: 'A counter below a text that may be too long.', story: 'FewCharactersLeft' },
    {
      text: 'A RadioGroup for two to four options, also for yes and no, because there is no checkbox. A Select for more.',
      story: 'FewAndManyOptions',
    },
  ],
  avoid: [
    {
      text: 'A placeholder in place of a label: it disappears on typing.',
      instead: 'Components/Field/Playground',
    },
    { text: 'A label of several lines: move the rest to the hint.', story: 'WithLongestText' },
  ],
  anatomy: [
    ['Label', 'Above the control, in `label`.'],
    ['Hint', 'Beside the label: “optional”, or what it is for. Of a TextArea: below the label.'],
    ['Control', '48 px high, with an edge of 3:1 contrast.'],
    [
      'CharacterCounter',
      'Of a TextArea: below the control, how many characters are left once they are few, or too many.',
    ],
    ['Error', 'Below the control, in red. It begins where the label does.'],
    ['Show button', 'Of a password: shows and hides it.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control. A group of radio buttons is one stop.'],
    ['Arrow keys', 'Choose a radio button or an option of a select.'],
    ['Space', 'Selects a radio button, opens a select, activates Show.'],
  ],
  screenReader: [
    '“Email, edit text, required”. The hint follows the label.',
    'Invalid: “invalid entry”, then the error.',
    'A group: its legend, then “Yes, radio button, 1 of 3”.',
  ],
  related: {
    'Components/ErrorSummary': 'all errors of a form.',
    'Flows/ContactForm': 'a form of fields.',
  },
} satisfies ComponentDocs;
