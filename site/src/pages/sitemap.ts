import { sitemap as copy } from '@fit-to-print/content/sitemap';
import type { SitemapData } from '@fit-to-print/ui/templates/SitemapTemplate';
import { type Page, pageHead } from '../page.ts';

export const sitemap: Page<SitemapData> = {
  path: '/sitemap',
  template: 'sitemap',
  head: pageHead('/sitemap'),
  data: copy,
};
