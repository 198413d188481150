// Documentation of `ServicesTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /services: everything the studio does, as classified advertisements.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['services', 'what we do', 'offers'],
  use: [{ text: 'All services in columns.', story: 'Services' }],
  avoid: [
    { text: 'Long texts: they fit, but push the first button below the first screen.', story: 'Extremes' },
    { text: 'Services in brief: use ServiceList.', instead: 'Patterns/ServiceList/Playground' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'Headline and introduction.'],
    ['ServiceCards', 'One card for each.'],
    ['Cities', 'One row of links to the city pages.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/ServiceCard': 'one service.',
  },
} satisfies ComponentDocs;
