import { definePage } from '../definePage.ts';

export default definePage({
  path: '/application',
  template: async () => (await import('./Live.tsx')).default,
  isIndexed: false,
  hasPromo: false,
  hydratesAtOnce: true,
});
