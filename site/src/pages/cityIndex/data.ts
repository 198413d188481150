// The data of the pages that list cities: `/cities` lists the states, and `/cities/iowa` the cities of one. Only the build reads this file.
import { cityIndex, stateGroups, stateHead, states } from '@fit-to-print/content/cityIndex';
import type { PageHead } from '@fit-to-print/content/types';
import type { SitemapData } from '@fit-to-print/ui/templates/SitemapTemplate';
import type { Page } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** A page of links, which looks like the page /sitemap. */
const page = (head: PageHead, groups: SitemapData['groups']): Page<SitemapData> => ({
  definition: pageDefinition,
  path: head.path,
  head,
  data: { headline: head.headline, groups },
});

/** The page of all states, and a page for each state. Empty while the number of cities is so small that lists name them all. */
export default cityIndex
  ? [
      page(cityIndex.head, cityIndex.groups),
      ...states.map(state => page(stateHead(state), stateGroups(state))),
    ]
  : [];
