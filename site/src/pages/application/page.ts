import { definePage } from '../definePage.ts';

/** Declares the page /application: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/application',
  template: () => import('./Live.tsx').then(page => page.default),
  isIndexed: false,
  hasPromo: false,
  hydratesAtOnce: true,
});
