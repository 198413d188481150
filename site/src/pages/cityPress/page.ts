import { definePage } from '../definePage.ts';

/**
 * Declares the PR page of each city, which sells press releases: its URL path, and how its template is loaded (`loadTemplate`). `:city`
 * stands for the name of the city in the address.
 */
export default definePage({
  path: '/PR-Authority-:city',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/CityPressTemplate').then(module => module.CityPressTemplate),
});
