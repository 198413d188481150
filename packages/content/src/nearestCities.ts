// Finds the cities nearest to a city, which its pages link to.
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { admittedCities } from './cities.ts';
import type { City } from './city.ts';
import { states } from './cityIndex.ts';

/** The number of cities that are shown, because they fill one row of links. */
const shownCount = 5;
const kilometersPerMile = 1.609_344;

export interface NearbyCity {
  readonly city: City;
  /** The distance along the great circle, rounded. */
  readonly miles: number;
}

/** Returns a function that finds the five cities nearest to a city, the nearest first. */
export function nearestAmong(cities: readonly City[]): (city: City) => readonly NearbyCity[] {
  const index = new KDBush(cities.length);
  for (const { coordinates } of cities) index.add(coordinates[1], coordinates[0]);
  index.finish();
  return ({ slug, coordinates: [latitude, longitude] }) =>
    // Finds one more, because the city itself may be among the results.
    around(index, longitude, latitude, shownCount + 1)
      .map(item => cities[item]!)
      .filter(city => city.slug !== slug)
      .slice(0, shownCount)
      .map(city => {
        const kilometers = distance(longitude, latitude, city.coordinates[1], city.coordinates[0]);
        return { city, miles: Math.round(kilometers / kilometersPerMile) };
      });
}

/** The admitted cities nearest to a city. Empty if there are so few cities that lists can name them all (decision 10). */
export const nearestCities: (city: City) => readonly NearbyCity[] =
  states.length > 0 ? nearestAmong(admittedCities) : () => [];
