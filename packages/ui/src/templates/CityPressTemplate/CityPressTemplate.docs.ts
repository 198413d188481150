// Documentation of `CityPressTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The PR page of a city, which sells press releases there, in the form of a press release.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['city page', 'local landing page', 'PR page'],
  use: [{ text: 'A city with its dateline, newsrooms and packages.', story: 'Austin' }],
  avoid: [
    { text: 'Long texts: they fit, but push the first button below the first screen.', story: 'Extremes' },
    {
      text: 'A page about services in a city: this one sells press releases. Use CityStudioTemplate.',
      instead: 'Templates/CityStudioTemplate/Austin',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['CityHero', 'The map with the dateline, the price, and the one correction of the page.'],
    ['OutletGrid, PackageCards, TextColumns, Faq', 'Newsrooms, packages, local knowledge, questions.'],
    ['CallToAction', 'With the end mark.'],
    ['Newsstand', 'The view over the city, if it has one.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Templates/CityStudioTemplate': 'the city’s other page.',
    'Templates/CityTemplate': 'one component for both pages.',
    'Templates/PrAuthorityTemplate': 'the product.',
  },
} satisfies ComponentDocs;
