import type { City } from './city.ts';

/** Cities whose files are written but whose pages are not on the site yet. The tests check them like published cities. */
export const unpublishedCities: readonly City[] = Object.values(
  import.meta.glob<City>('./cities-unpublished/*.ts', { eager: true, import: 'default' }),
);
