import { definePage } from '../definePage.ts';

/**
 * Declares the studio page of each city, which offers the services of the company there: its address, and how its template is loaded
 * (`loadTemplate`). `:city` stands for the name of the city in the address.
 */
export default definePage({
  path: '/creative-studio-:city',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/CityStudioTemplate').then(module => module.CityStudioTemplate),
});
