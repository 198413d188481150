import { definePage } from '../definePage.ts';

export default definePage({
  path: '/about',
  template: () => import('@fit-to-print/ui/templates/AboutTemplate').then(module => module.AboutTemplate),
});
