// Tests of the search for the cities nearest to a city.
import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import type { City } from './city.ts';
import { nearestAmong, nearestCities } from './nearestCities.ts';
import { unpublishedCities } from './unpublishedCities.ts';

const named = (name: string) => [...cities, ...unpublishedCities].find(city => city.name === name)!;

test('nearestAmong names the nearest city first, with the distance in miles', () => {
  const nearest = nearestAmong([...cities, ...unpublishedCities])(named('Boston'));
  expect(nearest.map(({ city }) => city.name).slice(0, 2)).toEqual(['New York', 'Milwaukee']);
  // Great-circle distance between the city halls.
  expect(nearest[0]!.miles).toBe(190);
});

// With more cities, pages name the nearest ones, which the next test finds.
test.runIf(cities.length <= 12)(
  'nearestCities names no city when there are at most 12, which lists can name',
  () => {
    expect(nearestCities(named('Boston'))).toEqual([]);
  },
);

test.each([10, 100, 10_000])('nearestAmong finds the five nearest of %i cities', count => {
  // Every fifth of a degree, from Maine to California.
  const grid: City[] = Array.from({ length: count }, (_, index) => ({
    ...cities[0]!,
    slug: `city-${index}`,
    coordinates: [25 + Math.floor(index / 200) / 5, -120 + (index % 200) / 5],
  }));
  const nearest = nearestAmong(grid);
  // Twenty cities of all parts of the grid: each is compared with all others.
  for (const city of grid.filter((_, index) => index % Math.ceil(count / 20) === 0)) {
    const [latitude, longitude] = city.coordinates;
    const miles = grid
      .filter(({ slug }) => slug !== city.slug)
      .map(other => milesBetween([latitude, longitude], other.coordinates))
      .toSorted((a, b) => a - b);
    expect(nearest(city).map(each => each.miles)).toEqual(miles.slice(0, 5).map(Math.round));
  }
});

/** The haversine formula, on a sphere of 6,371 km. */
function milesBetween([latitude, longitude]: readonly [number, number], to: readonly [number, number]) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(to[0] - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(to[0])) * Math.sin(radians(to[1] - longitude) / 2) ** 2;
  return (2 * 6371 * Math.asin(Math.sqrt(half))) / 1.609_344;
}
