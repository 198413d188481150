import { definePage } from '../definePage.ts';

export default definePage({
  path: '/PR-Authority',
  template: async () => (await import('./Live.tsx')).default,
  hasPromo: false,
});
