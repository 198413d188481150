import { definePage } from '../definePage.ts';

/** Declares the page /pricing, which compares the prices: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/pricing',
  loadTemplate: () => import('./Live.tsx').then(module => module.default),
});
