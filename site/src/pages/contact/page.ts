import { definePage } from '../definePage.ts';

export default definePage({
  path: '/contact',
  template: () => import('./Live.tsx').then(page => page.default),
});
