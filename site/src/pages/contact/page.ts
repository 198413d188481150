import { definePage } from '../definePage.ts';

/** Declares the page /contact: its address and its template. */
export default definePage({
  path: '/contact',
  template: () => import('./Live.tsx').then(page => page.default),
});
