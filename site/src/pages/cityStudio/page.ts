import { definePage } from '../definePage.ts';

export default definePage({
  path: '/creative-studio-:city',
  template: () =>
    import('@fit-to-print/ui/templates/CityStudioTemplate').then(module => module.CityStudioTemplate),
});
