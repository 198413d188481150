// Documentation of `Toast` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Says what has just happened: a message was sent, or sending it failed.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'notification',
    'notice',
    'snackbar',
    'copied to the clipboard',
    'alert',
    'flash message',
    'message',
    'error',
    'warning',
    'success',
    'saved',
    'auto dismiss',
    'disappears',
    'timeout',
  ],
  use: [
    {
      text: '`success` closes by itself after 8 seconds, as long as a slow reader needs; no prop changes the time. It waits while it is hovered or has the focus.',
      story: 'Success',
    },
    { text: '`destructive` stays until it is dismissed, and says what to do.', story: 'Destructive' },
    { text: 'The reference of a failed request, which support can look up.', story: 'WithReference' },
    {
      text: 'To try again, the visitor presses the control that failed: it stays on the page, and the description of the toast names it. A toast has no button for this. Its `link` leads on where the same step cannot be repeated.',
      story: 'WithLink',
    },
  ],
  avoid: [
    { text: 'An error of a field: show it at the field.', instead: 'Components/Field/Invalid' },
    {
      text: 'A long message: it covers the page, and a `success` closes before it is read. One sentence; the page itself says the rest.',
      story: 'WithLongestText',
    },
    { text: 'A question that needs an answer: use a Dialog.', instead: 'Components/Dialog/Playground' },
    {
      text: 'A state that lasts, such as a service that is down: write a Text into a Box, which stays on the page.',
      instead: 'Primitives/Box/Notice',
    },
  ],
  anatomy: [
    ['Tone', 'A word on a bar, which `copy` has for each tone: “Note” or “Problem”.'],
    ['Title', 'What happened.'],
    ['Description', 'What to do next.'],
    ['Reference, link', 'Optional.'],
    ['Dismiss', 'A button at the end.'],
  ],
  keyboard: [
    ['Escape', 'Dismisses it, from anywhere on the page.'],
    ['Tab', 'Reaches its link and its button at the end of the page; the timer stops while one has focus.'],
  ],
  screenReader: [
    '`success`: read when the screen reader is idle. `destructive`: read immediately.',
    '“Message sent successfully! Thank you for reaching out. …” The tone is not read.',
  ],
  related: {
    'Components/ErrorSummary': 'errors of a form.',
    'Components/Dialog': 'a question.',
    'Primitives/Box': 'a notice that stays on the page.',
  },
} satisfies ComponentDocs;
