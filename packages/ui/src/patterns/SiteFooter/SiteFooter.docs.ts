// Documentation of `SiteFooter` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Ends every page: how the site is made, all its links, hours and legal lines.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['footer', 'bottom', 'colophon', 'sitemap links'],
  use: [{ text: 'Once, after the content.', story: 'Playground' }],
  avoid: [
    {
      text: 'The main action of a page: use CallToAction.',
      instead: 'Patterns/CallToAction/Playground',
    },
    {
      text: 'Long words: the columns are narrow and break them at any letter. Use the short name of a page.',
      story: 'Extremes',
    },
  ],
  anatomy: [
    ['Colophon and edition', 'The switch between day and night.'],
    ['Groups of links', 'Each with a heading.'],
    ['Hours', 'When the studio answers.'],
    ['Imprint', 'Copyright and legal links.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
    ['Left, Right', 'Chooses the edition.'],
  ],
  screenReader: ['“Content information”. Each group: “Studio, navigation, list, 5 items”.'],
  related: {
    'Patterns/SiteHeader': 'the top of every page.',
    'Components/ThemeSwitch': 'the switch alone.',
  },
} satisfies ComponentDocs;
