import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { admittedCities } from './cities.ts';
import type { City } from './city.ts';
import { states } from './cityIndex.ts';

/** Fills one row of links. */
const shown = 5;
const kilometersPerMile = 1.609_344;

export interface NearbyCity {
  readonly city: City;
  /** Along the great circle, rounded. */
  readonly miles: number;
}

/** Returns a function that finds the cities that are nearest to another, the nearest first. */
export function nearestAmong(cities: readonly City[]): (city: City) => readonly NearbyCity[] {
  const index = new KDBush(cities.length);
  for (const { coordinates } of cities) index.add(coordinates[1], coordinates[0]);
  index.finish();
  return ({ slug, coordinates: [latitude, longitude] }) =>
    // One more, because the city itself may be among them.
    around(index, longitude, latitude, shown + 1)
      .map(item => cities[item]!)
      .filter(city => city.slug !== slug)
      .slice(0, shown)
      .map(city => {
        const kilometers = distance(longitude, latitude, city.coordinates[1], city.coordinates[0]);
        return { city, miles: Math.round(kilometers / kilometersPerMile) };
      });
}

/** The admitted cities nearest to a city; none while lists can name every city (decision 10). */
export const nearestCities: (city: City) => readonly NearbyCity[] =
  states.length > 0 ? nearestAmong(admittedCities) : () => [];
