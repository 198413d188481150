import { definePage } from '../definePage.ts';

/**
 * Declares the PR page of each city, which sells press releases: its address, and the component that renders it (`template`). `:city`
 * stands for the name of the city in the address.
 */
export default definePage({
  path: '/PR-Authority-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityPressTemplate').then(module => module.CityPressTemplate),
});
