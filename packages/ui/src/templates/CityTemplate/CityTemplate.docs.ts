import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A city’s page in either variant, for an application that shows both by one component.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['city page', 'local landing page', 'location page'],
  use: [
    { text: 'The press product in a city: `variant="press"`.', story: 'Press' },
    { text: 'The studio in a city: `variant="studio"`.', story: 'Studio' },
  ],
  avoid: [
    {
      text: 'An application with one kind of page: the other template would be downloaded for nothing.',
      instead: 'Templates/CityPressTemplate/Austin',
    },
  ],
  anatomy: [
    ['CityPressTemplate', 'With `variant="press"`.'],
    ['CityStudioTemplate', 'With `variant="studio"`.'],
  ],
  keyboard: [['Tab', 'Skip link, header, then the page from top to bottom.']],
  screenReader: ['The title of the page, then banner, main and content information. One heading level 1.'],
  related: {
    'Templates/CityPressTemplate': 'the press page alone.',
    'Templates/CityStudioTemplate': 'the studio page alone.',
  },
} satisfies ComponentDocs;
