import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Leads to the contact form and fills it in, so that a visitor need not repeat what the page has already said: a package, a city.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['prefilled form', 'contact link', 'lead', 'call to action', 'no script'],
  use: [
    { text: 'A step whose page knows what the visitor wants.', story: 'Playground' },
    { text: 'The same values without script: then a button posts them.', story: 'WithoutScript' },
    { text: 'A pattern whose link may have nothing to fill in.', story: 'WithoutValues' },
  ],
  avoid: [
    { text: 'A sentence as its text.', story: 'WithLongestText' },
    { text: 'A link to any other page: use a Button.', instead: 'Components/Button/AsLink' },
  ],
  anatomy: [
    ['Link', 'A Button with `href`. Hidden without script.'],
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
