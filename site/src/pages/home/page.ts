import { definePage } from '../definePage.ts';

/** Declares the page /: its address and its template. */
export default definePage({
  path: '/',
  template: () => import('./Live.tsx').then(page => page.default),
});
