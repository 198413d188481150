import { definePage } from '../definePage.ts';

/** Declares the page /pricing, which compares the prices: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/pricing',
  template: () => import('./Live.tsx').then(module => module.default),
});
