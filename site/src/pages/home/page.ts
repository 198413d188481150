import { definePage } from '../definePage.ts';

export default definePage({
  path: '/',
  template: async () => (await import('./Live.tsx')).default,
});
