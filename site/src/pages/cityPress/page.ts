import { definePage } from '../definePage.ts';

export default definePage({
  path: '/PR-Authority-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityPressTemplate').then(module => module.CityPressTemplate),
});
