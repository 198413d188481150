import { admin as copy } from '@fit-to-print/content/admin';
import { adminOrders } from '@fit-to-print/content/adminOrders';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/**
 * What the page /admin, the area of the company's staff, shows: the texts of its parts. Only the build reads this file; the browser gets
 * the result as JSON.
 */
export default definePageData(pageDefinition, {
  redirectsFrom: ['/studio'],
  data: {
    ...copy.page,
    secondFactor: copy.secondFactor,
    inbox: copy.inbox,
    orders: adminOrders,
    sources: copy.sources,
    signals: copy.signals,
    labels: copy.labels,
  },
});
