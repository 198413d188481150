import { definePage } from '../definePage.ts';

export default definePage({
  path: '/services',
  template: () =>
    import('@fit-to-print/ui/templates/ServicesTemplate').then(module => module.ServicesTemplate),
});
