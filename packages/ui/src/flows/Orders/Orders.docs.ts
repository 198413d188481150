// Documentation of `Orders` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The press releases that a buyer has paid for: what is next and who has to do it, the brief, the text to approve, and where it was published.',
  status: 'draft',
  since: '0.2.0',
  aliases: ['purchases', 'my orders', 'press releases', 'brief', 'proof', 'approval', 'review a text'],
  use: [
    { text: 'On /account, for a buyer who has to write a brief.', story: 'Paid' },
    { text: 'A version of the text that the buyer has to approve or change.', story: 'Proof' },
    { text: 'Where a release was published.', story: 'Reported' },
  ],
  avoid: [
    { text: 'An approval with one click: it cannot be undone.', instead: 'Flows/Orders/Confirming' },
    {
      text: 'Long words: they break at any letter, and the buyer cannot tell where they end. Use shorter ones.',
      story: 'Longest',
    },
  ],
  anatomy: [
    ['Header', 'Number, tier, paid month, and the five steps with the current one.'],
    ['Next step', 'One sentence: what is next, and who does it.'],
    ['Brief', 'A form that saves itself a second after the last change.'],
    ['Help', 'Where to ask, under the steps; on small screens at the end.'],
    ['Version', 'The text by paragraphs, each with a field for a change; compared with the version before.'],
  ],
  keyboard: [
    ['Tab', 'Moves from field to field and from button to button.'],
    ['Enter', 'Activates a button; in a field of several lines it begins a new line.'],
  ],
  screenReader: [
    'A region “Your press releases”; each order is an article with a heading, its steps and the next step.',
    '“Deleted:” and “Inserted:” before the words that differ from the version before.',
  ],
  related: {
    'Flows/AccountSettings': 'the settings on the same page.',
    'Flows/ApplicationWizard': 'another form that saves itself.',
  },
} satisfies ComponentDocs;
