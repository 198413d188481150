import { definePage } from '../definePage.ts';

export default definePage({
  path: '/PR-Authority-:city',
  template: async () => (await import('@fit-to-print/ui/templates/CityPressTemplate')).CityPressTemplate,
});
