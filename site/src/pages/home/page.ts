import { definePage } from '../definePage.ts';

export default definePage({
  path: '/',
  template: () => import('./Live.tsx').then(page => page.default),
});
