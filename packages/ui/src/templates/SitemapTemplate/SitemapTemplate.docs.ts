// Documentation of `SitemapTemplate` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and
// other names for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead.
// `since` is the first version that has it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /sitemap: every page of the site, in lists.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['site map', 'all pages', 'directory'],
  use: [{ text: 'Groups with a heading each.', story: 'Sitemap' }],
  avoid: [
    { text: 'Long titles.', story: 'Extremes' },
    {
      text: 'A list of all pages in the footer: SiteFooter has the most important links.',
      instead: 'Patterns/SiteFooter/Playground',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'Headline.'],
    ['Groups', 'A heading and a list of links, each with a dotted line to its page number.'],
    ['Table', 'A row for each city: its name, facts about it, and links to its pages.'],
    ['PromoCard', 'As a strip at the end.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/SiteFooter': 'the links of every page.',
  },
} satisfies ComponentDocs;
