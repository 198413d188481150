// Documentation of `ServiceFinder` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Recommends a service by four questions. It sends nothing: its link fills the answers into the contact form.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['quiz', 'questionnaire', 'lead widget', 'recommendation', 'survey', 'finder'],
  use: [
    { text: 'One question at a time, with its number.', story: 'Need' },
    { text: 'A recommendation with its reason and a link.', story: 'RecommendsCityPress' },
  ],
  avoid: [
    {
      text: 'More than four questions, or long ones: visitors leave before the recommendation. Ask only what changes it.',
      story: 'Extremes',
    },
    { text: 'Questions whose answers change nothing: use a form.', instead: 'Flows/ContactForm/Idle' },
  ],
  anatomy: [
    ['Progress', '“Question 1 of 4”.'],
    ['Question', 'A group of radio buttons.'],
    ['Back and Next', 'Next says if the answer is missing.'],
    ['Recommendation', 'Title, reason and link.'],
  ],
  keyboard: [
    ['Tab', 'Moves into the group, then to the buttons.'],
    ['Arrow keys', 'Choose an answer.'],
    ['Enter', 'Goes on to the next question.'],
  ],
  screenReader: [
    '“Question 1 of 4 What do you need?, group”, then the options.',
    'A new question: its group, and its first or chosen option, which has the focus.',
  ],
  related: {
    'Flows/IdeaForm': 'is above it on the home page.',
    'Flows/ContactForm': 'is filled in with its answers.',
  },
} satisfies ComponentDocs;
