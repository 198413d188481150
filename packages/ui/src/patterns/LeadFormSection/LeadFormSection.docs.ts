// Documentation of `LeadFormSection` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Puts forms into a dashed box like a coupon, beside a headline.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['coupon', 'lead form', 'newsletter', 'signup box'],
  use: [
    { text: 'The one form that a visitor of the home page should see.', story: 'Playground' },
    { text: 'Two forms that belong together, with a dashed line between them.', story: 'WithTwoForms' },
  ],
  avoid: [
    {
      text: 'A form that is the main content of a page: use a template such as ContactTemplate.',
      instead: 'Templates/ContactTemplate/Contact',
    },
    {
      text: 'A long introduction: on phones it pushes the form off the first screen. One or two sentences.',
      story: 'WithShortAndLongText',
    },
  ],
  anatomy: [
    ['Headline and intro', 'Beside the box, on narrow screens above it.'],
    ['Box', 'Dashed, with scissors.'],
    ['Forms', 'One or more.'],
  ],
  keyboard: [['Tab', 'Moves through the forms.']],
  screenReader: [
    'The headline names the region: “Two lines are all it takes., region”. Then the introduction and the forms. The scissors are not read.',
  ],
  related: {
    'Flows/IdeaForm': 'the form in it on the home page.',
  },
} satisfies ComponentDocs;
