import { definePage } from '../definePage.ts';

/**
 * Declares the page /admin, the area of the company's staff. It differs from other pages: search engines do not list it (`isIndexed`), it
 * shows no promo card (`hasPromo`), and React starts with the page, not on the first interaction (`hydratesOnLoad`).
 */
export default definePage({
  path: '/admin',
  loadTemplate: () => import('./Live.tsx').then(page => page.default),
  isIndexed: false,
  hasPromo: false,
  hydratesOnLoad: true,
});
