import { definePage } from '../definePage.ts';

/**
 * Declares the page /PR-Authority, which sells monthly packages: its URL path, and how its template is loaded (`loadTemplate`). It shows no
 * promo card (`hasPromo`).
 */
export default definePage({
  path: '/PR-Authority',
  loadTemplate: () => import('./Live.tsx').then(page => page.default),
  hasPromo: false,
});
