import { definePage } from '../definePage.ts';

export default definePage({
  path: '/application',
  template: () => import('./Live.tsx').then(page => page.default),
  isIndexed: false,
  hasPromo: false,
  hydratesAtOnce: true,
});
