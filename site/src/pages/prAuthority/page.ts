import { definePage } from '../definePage.ts';

/**
 * Declares the page /PR-Authority, which sells monthly packages: its address, and the component that renders it (`template`). It shows no
 * promo card, an advertisement of the site (`hasPromo`).
 */
export default definePage({
  path: '/PR-Authority',
  template: () => import('./Live.tsx').then(page => page.default),
  hasPromo: false,
});
