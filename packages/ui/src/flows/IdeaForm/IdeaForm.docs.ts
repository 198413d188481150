// Documentation of `IdeaForm` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The form on the home page for an idea in two lines. The idea is shown as a headline beside the form, and one of its words can be struck out.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['lead form', 'pitch form', 'contact', 'coupon', 'live preview', 'idea'],
  use: [
    { text: 'The one form of the home page: an idea, a name, an email.', story: 'Playground' },
    { text: 'The written idea becomes the headline; exactly this text is sent.', story: 'StruckWord' },
    { text: 'A failure keeps text and headline.', story: 'Failed' },
  ],
  avoid: [
    { text: 'A form with more than three fields: use ContactForm.', instead: 'Flows/ContactForm/Idle' },
    { text: 'A long text as a headline: six lines are shown.', story: 'TooLong' },
  ],
  anatomy: [
    ['Section', 'The box, its headline and its introduction.'],
    ['Headline', 'The written idea; a click on a word strikes it out.'],
    ['Fields', 'The idea in two lines, name and email.'],
    ['Button', 'Its text says that it is sending.'],
    ['Next step', 'Below the form: the ServiceFinder.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the words of the headline, which are one stop, from field to field, and to the button.',
    ],
    ['Arrow keys, Home, End', 'Move between the words.'],
    ['Enter, Space', 'On a word: strikes it out, or removes the strike.'],
    ['Escape', 'On a word: removes the strike.'],
  ],
  screenReader: [
    'The headline of the section names the region. Then “Your idea, in two lines, edit text”.',
    'A word of the headline: a toggle button, “pressed” while it is struck out.',
    'After a try with errors: “Before you can send this, please correct:”, then the list.',
  ],
  related: {
    'Flows/ContactForm': 'a message with a city and a phone number.',
    'Flows/ServiceFinder': 'is below it on the home page.',
    'Patterns/LeadFormSection': 'the box around the form.',
  },
} satisfies ComponentDocs;
