import { definePage } from '../definePage.ts';

/** Declares the page /PR-Authority: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/PR-Authority',
  template: () => import('./Live.tsx').then(page => page.default),
  hasPromo: false,
});
