import { definePage } from '../definePage.ts';
import sitemap from '../sitemap/page.ts';

/** The cities by state: `/cities` and `/cities/iowa`. */
export default definePage({ path: '/cities/:state', template: sitemap.template });
