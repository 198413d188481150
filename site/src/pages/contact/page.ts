import { definePage } from '../definePage.ts';

export default definePage({
  path: '/contact',
  template: async () => (await import('./Live.tsx')).default,
});
