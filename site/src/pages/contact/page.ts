import { definePage } from '../definePage.ts';

/** Declares the page /contact, with the contact form: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/contact',
  template: () => import('./Live.tsx').then(page => page.default),
});
