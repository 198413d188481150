import type { City } from './city.ts';

/** Cities that are written and not published yet. The tests check them like the published ones. */
export const unpublishedCities: readonly City[] = Object.values(
  import.meta.glob<City>('./cities-unpublished/*.ts', { eager: true, import: 'default' }),
);
