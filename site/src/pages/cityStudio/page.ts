import { definePage } from '../definePage.ts';

/** Declares the page /creative-studio-:city: its address and its template. */
export default definePage({
  path: '/creative-studio-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityStudioTemplate').then(module => module.CityStudioTemplate),
});
