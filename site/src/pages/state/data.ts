import { stateGroups, stateHead, states } from '@fit-to-print/content/cityIndex';
import type { SitemapData } from '@fit-to-print/ui/templates/SitemapTemplate';
import type { Page } from '../definePageData.ts';
import definition from './page.ts';

/** The page of each state: none while lists can name every city. */
export default states.map((state): Page<SitemapData> => {
  const head = stateHead(state);
  return { definition, path: head.path, head, data: { headline: head.headline, groups: stateGroups(state) } };
});
