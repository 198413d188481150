import { definePage } from '../definePage.ts';

export default definePage({
  path: '/PR-Authority',
  template: () => import('./Live.tsx').then(page => page.default),
  hasPromo: false,
});
