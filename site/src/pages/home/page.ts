import { definePage } from '../definePage.ts';

/** Declares the page /: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/',
  template: () => import('./Live.tsx').then(page => page.default),
});
