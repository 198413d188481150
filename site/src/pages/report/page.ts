import { definePage } from '../definePage.ts';

export default definePage({
  path: '/report',
  template: () => import('./Live.tsx').then(page => page.default),
  isIndexed: false,
  hasPromo: false,
  hydratesAtOnce: true,
});
