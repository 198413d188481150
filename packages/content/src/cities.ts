import type { City } from './city.ts';
import { isAdmitted } from './cityAdmission.ts';
import { cityFiles } from './cityFiles.ts';

/**
 * Sorts cities by their order.
 * @throws When two cities have the same order or the same slug.
 */
export function collectCities(unsorted: readonly City[]): readonly City[] {
  const cities = unsorted.toSorted((a, b) => a.order - b.order);
  for (const key of ['order', 'slug'] as const) {
    const taken = new Map<City[typeof key], City>();
    for (const city of cities) {
      const other = taken.get(city[key]);
      if (other)
        throw new Error(
          `cities/${other.slug}.ts and cities/${city.slug}.ts, field ${key}: both ${other.name} and ${city.name} have ${key} ${city[key]}. Give one of them another.`,
        );
      taken.set(city[key], city);
    }
  }
  return cities;
}

/** Every city. Each has its two pages. */
export const cities = collectCities(cityFiles);

/** The cities that search engines may list (decision 30). */
export const admittedCities = cities.filter(isAdmitted);

/** The first twelve of them: those that lists show and forms offer, so that pages do not grow with every city (decision 10). */
export const listedCities = admittedCities.slice(0, 12);
