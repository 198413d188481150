import { definePage } from '../definePage.ts';

/**
 * Declares the studio page of each city, which offers the services of the company there: its address, and the component that renders it
 * (`template`). `:city` stands for the name of the city in the address.
 */
export default definePage({
  path: '/creative-studio-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityStudioTemplate').then(module => module.CityStudioTemplate),
});
