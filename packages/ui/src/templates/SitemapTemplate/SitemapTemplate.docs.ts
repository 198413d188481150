// Documentation of `SitemapTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /sitemap: every page of the site, in lists.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['site map', 'all pages', 'directory'],
  use: [{ text: 'Groups with a heading each.', story: 'Sitemap' }],
  avoid: [
    {
      text: 'Long titles: they break in the columns of the list. Use the short name of a page.',
      story: 'Extremes',
    },
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
