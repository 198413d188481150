// Documentation of `ContactForm` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Sends a message to the studio. It works without script, and keeps what was typed if sending fails.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['contact', 'message', 'enquiry', 'inquiry', 'email form', 'get in touch'],
  use: [
    { text: 'Five fields, of which three are needed.', story: 'Idle' },
    { text: 'All errors together, after a try to send.', story: 'Invalid' },
    { text: 'A failure says what to do, and offers the email address.', story: 'Failed' },
  ],
  avoid: [
    {
      text: 'Clearing the form before the message was accepted: if sending fails, everything typed is lost. Keep it.',
      instead: 'Flows/ContactForm/MessageErrorSending',
    },
    {
      text: 'Long labels and error messages: they push the fields apart. Say in one sentence what to do.',
      story: 'Longest',
    },
  ],
  anatomy: [
    ['Error summary', 'Only after a try with errors.'],
    ['Fields', 'Ruled, like a notebook.'],
    ['Button', 'Its text says that it is sending; Cancel appears beside it.'],
    ['Note', 'What the address is used for.'],
  ],
  keyboard: [
    ['Tab', 'Moves from field to field, then to the buttons.'],
    ['Enter', 'Sends the form from a field of one line.'],
  ],
  screenReader: [
    'After a try with errors: “Before you can send this, please correct:”, then the list.',
    'While sending: “Sending..., button, unavailable”.',
    'Sent: the toast, when the screen reader is idle.',
  ],
  related: {
    'Flows/IdeaForm': 'a shorter form, for the front page.',
    'Templates/ContactTemplate': 'the page around it.',
    'Components/Toast': 'says whether the message was sent.',
  },
} satisfies ComponentDocs;
