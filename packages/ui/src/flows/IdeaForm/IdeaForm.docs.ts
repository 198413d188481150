import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The form of two lines on the front page. What a visitor writes is set as a headline beside it, and one word of it can be struck out.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['lead form', 'pitch form', 'contact', 'coupon', 'live preview', 'idea'],
  use: [
    { text: 'The one form of the front page: an idea, a name, an email.', story: 'Playground' },
    { text: 'What is written becomes the headline; exactly this text is sent.', story: 'StruckWord' },
    { text: 'A failure keeps text and headline.', story: 'Failed' },
  ],
  avoid: [
    { text: 'A form with more than three fields: use ContactForm.', instead: 'Flows/ContactForm/Idle' },
    { text: 'A long text as a headline: six lines are shown.', story: 'TooLong' },
  ],
  anatomy: [
    ['Section', 'The box, its headline and its introduction.'],
    ['Headline', 'What is written; each word can be struck out.'],
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
    ['Enter, Space', 'On a word: strikes it out, or takes that back.'],
    ['Escape', 'On a word: takes the mark back.'],
  ],
  screenReader: [
    'The headline of the section names the region. Then “Your idea, in two lines, edit text”.',
    'A word of the headline: a toggle button, “pressed” while it is struck out.',
    'A refused try: “Before you can send this, please correct:”, then the list.',
  ],
  related: {
    'Flows/ContactForm': 'a message with a city and a phone number.',
    'Flows/ServiceFinder': 'stands below it.',
    'Patterns/LeadFormSection': 'the box.',
  },
} satisfies ComponentDocs;
