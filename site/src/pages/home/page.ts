import { definePage } from '../definePage.ts';

/** Declares the home page: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/',
  loadTemplate: () => import('./Live.tsx').then(page => page.default),
});
