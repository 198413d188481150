// Documentation of `CityTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'A city’s PR page or studio page, for an app that shows both with one component.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['city page', 'local landing page', 'location page'],
  use: [
    { text: 'The press product in a city: `variant="press"`.', story: 'Press' },
    { text: 'The studio in a city: `variant="studio"`.', story: 'Studio' },
  ],
  avoid: [
    {
      text: 'An app that has only one of the pages: its visitors would download the other template for nothing.',
      instead: 'Templates/CityPressTemplate/Austin',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['CityPressTemplate', 'With `variant="press"`.'],
    ['CityStudioTemplate', 'With `variant="studio"`.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Templates/CityPressTemplate': 'the PR page alone.',
    'Templates/CityStudioTemplate': 'the studio page alone.',
  },
} satisfies ComponentDocs;
