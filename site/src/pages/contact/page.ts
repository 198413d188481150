import { definePage } from '../definePage.ts';

/** Declares the page /contact, with the contact form: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/contact',
  loadTemplate: () => import('./Live.tsx').then(page => page.default),
});
