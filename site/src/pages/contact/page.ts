import { definePage } from '../definePage.ts';

/** Declares the page /contact: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/contact',
  template: () => import('./Live.tsx').then(page => page.default),
});
