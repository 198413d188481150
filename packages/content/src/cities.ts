import type { City } from './city.ts';
import { cityFiles } from './cityFiles.ts';

/** Puts cities in order, and refuses two that claim the same place or the same address. */
export function collectCities(records: readonly City[]): readonly City[] {
  const cities = records.toSorted((a, b) => a.order - b.order);
  for (const key of ['order', 'slug'] as const) {
    const taken = new Map<City[typeof key], City>();
    for (const city of cities) {
      const other = taken.get(city[key]);
      if (other)
        throw new Error(
          `${city.name} and ${other.name} both have ${key} ${city[key]}, so one would hide the other. Give one of them its own.`,
        );
      taken.set(city[key], city);
    }
  }
  return cities;
}

export const cities = collectCities(cityFiles);

/**
 * The cities that lists show and forms offer: the first twelve. No page grows with the cities that come after them; why,
 * and how they are found, is decision 10.
 */
export const listedCities = cities.slice(0, 12);
