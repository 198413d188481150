// Documentation of `OutletGrid` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The local newsrooms of a city, each with how often it is published, or its network.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['media list', 'press list', 'publications', 'newspapers'],
  use: [
    { text: 'Six outlets of one city.', story: 'Playground' },
    { text: 'Another layout on another city’s page, so that the pages do not look alike.', story: 'Large' },
  ],
  avoid: [
    {
      text: 'Long names: they push the dots away, which lead to the frequency. Use the name that readers say.',
      story: 'WithLongNames',
    },
    { text: 'Logos: use LogoCarousel.', instead: 'Patterns/LogoCarousel/Playground' },
  ],
  anatomy: [
    ['Name', 'In bold.'],
    ['Dots', 'Lead the eye to the end of the line.'],
    ['Type', '“Daily”, “NBC”.'],
  ],
  keyboard: [],
  screenReader: ['“List, 6 items. Austin American-Statesman, Daily”. The dots are not read.'],
  related: {
    'Patterns/LogoCarousel': 'logos.',
  },
} satisfies ComponentDocs;
