import type { City } from './city.ts';
import { ContentMistake } from './contentMistake.ts';

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
        throw new ContentMistake(
          `cities/${other.slug}.ts and cities/${city.slug}.ts, field ${key}: both ${other.name} and ${city.name} have ${key} ${city[key]}. Give one of them another.`,
        );
      taken.set(city[key], city);
    }
  }
  return cities;
}
