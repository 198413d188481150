// Documentation of `ContactButton` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Opens the contact form and fills in values that the page has, such as the package or the city, so that a visitor need not type them.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['prefilled form', 'contact link', 'lead', 'call to action', 'no script'],
  use: [
    { text: 'A next step on a page about one package or one city.', story: 'Playground' },
    { text: 'Without script, a button posts the same values.', story: 'WithoutScript' },
    { text: 'Without values it is a plain link.', story: 'WithoutValues' },
  ],
  avoid: [
    {
      text: 'A sentence as its text: on phones it wraps, and the step is hard to recognize. Two to four words, a verb first.',
      story: 'WithLongestText',
    },
    { text: 'A link to any other page: use a Button.', instead: 'Components/Button/AsLink' },
  ],
  anatomy: [
    ['Link', 'A Button with `href`, with the values in its query. Hidden without script.'],
    ['Form', 'Only without script: hidden fields and a Button with the same text.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows the link, or posts the form.'],
    ['Space', 'Posts the form.'],
  ],
  screenReader: ['“Start with Growth, link”; without script “Start with Growth, button”.'],
  related: {
    'Components/Button': 'a step that fills in nothing.',
    'Flows/ContactForm': 'the form that is filled in.',
    'Patterns/PackageCards': 'uses it.',
  },
} satisfies ComponentDocs;
