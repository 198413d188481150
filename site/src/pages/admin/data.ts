import { admin as copy } from '@fit-to-print/content/admin';
import { adminOrders } from '@fit-to-print/content/adminOrders';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** What the page /admin shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
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
