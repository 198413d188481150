import { definePage } from '../definePage.ts';

/** Declares the page /PR-Authority-:city: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/PR-Authority-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityPressTemplate').then(module => module.CityPressTemplate),
});
