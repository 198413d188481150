import { cityIndex } from '@fit-to-print/content/cityIndex';
import type { SitemapData } from '@fit-to-print/ui/templates/SitemapTemplate';
import type { Page } from '../definePageData.ts';
import definition from './page.ts';

/** The page of all states, if there is one. */
const pages: Page<SitemapData>[] = [];
if (cityIndex) {
  const { head, groups } = cityIndex;
  pages.push({ definition, path: head.path, head, data: { headline: head.headline, groups } });
}
export default pages;
