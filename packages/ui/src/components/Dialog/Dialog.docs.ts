// Documentation of `Dialog` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'A task that the user ends or cancels before going on with the page: signing in, confirming a deletion.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'modal',
    'popup',
    'overlay',
    'lightbox',
    'confirm',
    'confirmation',
    'consent',
    'alert dialog',
    'delete',
    'are you sure',
    'ask before',
  ],
  use: [
    { text: 'A short task that the user asked for, with a title that names it.', story: 'Playground' },
    {
      text: 'A step that cannot be undone. The title names it, and its button says what happens.',
      story: 'Flows/AccountSettings/Confirming',
    },
    {
      text: 'A colored bar above the title, if the dialog looks different from the page.',
      story: 'WithHeader',
    },
  ],
  avoid: [
    { text: 'A message: it interrupts. Use a Toast.', instead: 'Components/Toast/Destructive' },
    { text: 'A long text or a form of a page: give it a page.', story: 'WithLongestText' },
  ],
  anatomy: [
    ['Overlay', 'Darkens the page. A click on it closes the dialog.'],
    ['Header', 'An optional colored bar.'],
    ['Close button', 'Text, not a cross.'],
    ['Title', 'Visible, and the name of the dialog.'],
    ['Content', 'Scrolls with the window.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves within the dialog, never behind it.'],
    ['Escape', 'Closes the dialog. If a toast is open, the first Escape closes the toast.'],
    ['Back, on Android', 'Closes the dialog and stays on the page, where the browser has `CloseWatcher`.'],
  ],
  screenReader: [
    'On opening: “Sign in, dialog”. The dialog has the focus, not its first field.',
    'On closing: the element that had the focus before.',
  ],
  related: {
    'Components/Toast': 'a message.',
    'Components/Disclosure': 'to open more text in the page itself.',
    'Flows/AuthDialog': 'signing in.',
    'Flows/AccountSettings': 'a deletion that is confirmed by a password.',
  },
} satisfies ComponentDocs;
