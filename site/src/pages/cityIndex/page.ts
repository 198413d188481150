import { definePage } from '../definePage.ts';
import sitemap from '../sitemap/page.ts';

/** Declares the pages that list cities: `/cities` lists the states, and `/cities/iowa` the cities of one. They look like the page /sitemap. */
export default definePage({ path: '/cities/:state', loadTemplate: sitemap.loadTemplate });
