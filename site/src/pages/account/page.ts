import { definePage } from '../definePage.ts';

export default definePage({
  path: '/account',
  template: async () => (await import('./Live.tsx')).default,
  isIndexed: false,
  hasPromo: false,
  hydratesAtOnce: true,
});
