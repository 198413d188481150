import { definePage } from '../definePage.ts';

export default definePage({
  path: '/admin',
  template: async () => (await import('./Live.tsx')).default,
  isIndexed: false,
  hasPromo: false,
  hydratesAtOnce: true,
  redirectsFrom: ['/studio'],
});
