// Documentation of `ContactTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /contact: the form as a notebook, and where the studio is.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['contact page', 'contact us'],
  use: [{ text: 'The form beside the address.', story: 'Contact' }],
  avoid: [
    { text: 'Long texts: they fit, but push the first button below the first screen.', story: 'Extremes' },
    {
      text: 'A second form: visitors do not know which one to use. A short form on another page is a LeadFormSection.',
      instead: 'Patterns/LeadFormSection/WithTwoForms',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'The headline with its correction.'],
    ['ContactForm', 'On ruled paper, with two words in pencil.'],
    [
      'ContactDetails',
      'Address, hours, email. On desktops they are beside the map, above the name of the city.',
    ],
    ['StreetMap', 'Of the studio’s city, below the form and as wide as the form.'],
    ['PromoCard', 'Below the map.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Flows/ContactForm': 'the form.',
    'Templates/MessageTemplate': 'the page after the form was sent without script.',
  },
} satisfies ComponentDocs;
