import { definePage } from '../definePage.ts';

/**
 * Declares the page /application, the form with which founders apply to work with the company. It differs from other pages: search engines
 * do not list it (`isIndexed`), it shows no promo card (`hasPromo`), and React starts with the page, not on the first interaction
 * (`hydratesOnLoad`).
 */
export default definePage({
  path: '/application',
  loadTemplate: () => import('./Live.tsx').then(page => page.default),
  isIndexed: false,
  hasPromo: false,
  hydratesOnLoad: true,
});
