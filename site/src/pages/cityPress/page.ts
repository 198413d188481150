import { definePage } from '../definePage.ts';

/** Declares the page /PR-Authority-:city: its address and its template. */
export default definePage({
  path: '/PR-Authority-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityPressTemplate').then(module => module.CityPressTemplate),
});
