import { definePage } from '../definePage.ts';

export default definePage({
  path: '/terms-of-service',
  template: () =>
    import('@fit-to-print/ui/templates/LegalTemplate').then(({ LegalTemplate }) => LegalTemplate),
  redirectsFrom: ['/terms'],
});
