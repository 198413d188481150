import type { City } from './city.ts';

/** Every file in `cities/` is a city: adding one there adds it everywhere. The build has its own way to read them. */
export const cityFiles: readonly City[] = Object.values(
  import.meta.glob<City>('./cities/*.ts', { eager: true, import: 'default' }),
);
