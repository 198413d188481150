// Documentation of `CityStudioTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The studio page of a city: services, the local scene and questions.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['city page', 'local landing page', 'studio page'],
  use: [{ text: 'A city with its own texts.', story: 'Austin' }],
  avoid: [
    { text: 'Long texts: they fit, but push the first button below the first screen.', story: 'Extremes' },
    {
      text: 'A page about press in a city: this one is about the studio’s services. Use CityPressTemplate.',
      instead: 'Templates/CityPressTemplate/Austin',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['CityHero', 'A dark enlargement of the map with the dateline, the headline, two actions.'],
    ['ServiceList', 'What the studio does there.'],
    ['Text', 'The local scene, in columns; in some cities before the services.'],
    ['Faq', 'Questions.'],
    ['CityLinks', 'The nearest cities, if there are enough.'],
    ['CallToAction', 'The headline, sentence and button at the end.'],
    ['Newsstand', 'The view over the city from the studio’s window, if it has one.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Templates/CityPressTemplate': 'the city’s other page.',
    'Templates/CityTemplate': 'one component for both pages.',
    'Templates/ServicesTemplate': 'all services.',
  },
} satisfies ComponentDocs;
