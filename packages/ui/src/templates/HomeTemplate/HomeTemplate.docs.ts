// Documentation of `HomeTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The home page.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['home', 'landing page', 'index', 'front page'],
  use: [{ text: 'With header and footer, as visitors see it.', story: 'WithHeaderAndFooter' }],
  avoid: [
    { text: 'Long texts: they fit, but push the first button below the first screen.', story: 'Extremes' },
    { text: 'Inner pages: they begin with a PageHeader.', instead: 'Templates/AboutTemplate/About' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['Hero', 'What the studio is, beside a halftone picture in two colors (FrontPagePicture).'],
    ['BenefitList', 'Four reasons.'],
    ['PromoCard', 'Below the reasons.'],
    ['IdeaForm', 'The form, and below it the ServiceFinder.'],
    ['CitySection', 'The cities.'],
    ['CompanyShowcase', 'The companies.'],
    ['Corrections', 'The newest corrections.'],
    ['Section', 'The last line, and the button of the hero again.'],
    ['FrontPagePicture', 'The boat of the first picture has arrived: as wide as the window.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/Hero': 'the top of the page.',
  },
} satisfies ComponentDocs;
