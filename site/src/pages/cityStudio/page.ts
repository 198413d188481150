import { definePage } from '../definePage.ts';

export default definePage({
  path: '/creative-studio-:city',
  template: async () => (await import('@fit-to-print/ui/templates/CityStudioTemplate')).CityStudioTemplate,
});
