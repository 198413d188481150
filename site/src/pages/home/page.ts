import { definePage } from '../definePage.ts';

/** Declares the home page: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/',
  template: () => import('./Live.tsx').then(page => page.default),
});
