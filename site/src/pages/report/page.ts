import { definePage } from '../definePage.ts';

/**
 * Declares the page /report, which shows where a press release was published. It differs from other pages: search engines do not list it
 * (`isIndexed`), it shows no promo card (`hasPromo`), and React starts with the page, not on the first interaction (`hydratesOnLoad`).
 */
export default definePage({
  path: '/report',
  loadTemplate: () => import('./Live.tsx').then(page => page.default),
  isIndexed: false,
  hasPromo: false,
  hydratesOnLoad: true,
});
