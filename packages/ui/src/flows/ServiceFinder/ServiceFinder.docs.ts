import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Recommends a service by four questions. A short contact form can be sent at any of them.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['quiz', 'questionnaire', 'lead widget', 'recommendation', 'survey', 'lead form'],
  use: [
    { text: 'One question at a time, with its number.', story: 'Need' },
    { text: 'A recommendation says why, and where to go.', story: 'RecommendsCityPress' },
    { text: 'The contact form stays below, whatever the question.', story: 'City' },
  ],
  avoid: [
    { text: 'More than four questions.', story: 'Extremes' },
    { text: 'Questions whose answers change nothing: use a form.', instead: 'Flows/ContactForm/Idle' },
  ],
  anatomy: [
    ['Progress', '“Question 1 of 4”.'],
    ['Question', 'A group of radio buttons.'],
    ['Back and Next', 'Next names a missing answer.'],
    ['Recommendation', 'Title, reason and link.'],
    ['Contact form', 'Name, email and two lines.'],
  ],
  keyboard: [
    ['Tab', 'Moves into the group, then to the buttons, then to the form.'],
    ['Arrow keys', 'Choose an answer.'],
    ['Enter', 'Goes on.'],
  ],
  spoken: [
    '“Question 1 of 4 What do you need?, group”, then the options.',
    'A new question: its group and its first or chosen option, which has the focus.',
  ],
  related: {
    'Patterns/LeadFormSection': 'the box around it.',
    'Flows/ContactForm': 'the form alone.',
  },
} satisfies ComponentDocs;
