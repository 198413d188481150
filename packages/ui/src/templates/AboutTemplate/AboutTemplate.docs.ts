// Documentation of `AboutTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /about: what the studio believes, and how it works.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['about us', 'about page', 'team', 'process'],
  use: [{ text: 'Principles as a list, then the five steps.', story: 'About' }],
  avoid: [
    {
      text: 'Long principles: a visitor skims the list. One or two sentences each; an article has room for more.',
      story: 'Extremes',
    },
    { text: 'Prices: they have a page of their own.', instead: 'Templates/PricingTemplate/Pricing' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['Hero', 'Headline, introduction and the next step, beside a drawing.'],
    ['Principles', 'Beside a headline that stays in view.'],
    ['ProcessSteps', 'Five steps.'],
    ['CallToAction', 'The next step, at the end.'],
    ['Corrections', 'Errors of the site that were corrected.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Templates/ServicesTemplate': 'what the studio does.',
  },
} satisfies ComponentDocs;
