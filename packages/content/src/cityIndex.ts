// The index of cities: one page for each state, once there are too many cities for a list.
import { brand, withBrand } from './brand.ts';
import { admittedCities } from './cities.ts';
import { type City, pressPath, studioPath } from './city.ts';
import type { CityIndexPath, Link, PageHead } from './types.ts';

/** From this number of cities on, lists cannot name all of them, and the cities have an index: pages by state (decision 10). */
const leastCities = 13;

interface State {
  readonly name: string;
  readonly path: CityIndexPath;
  readonly cities: readonly City[];
}

/** The cities of each state, sorted by the name of the state. Empty if there are so few cities that lists can name them all. */
export function citiesByState(cities: readonly City[]): readonly State[] {
  if (cities.length < leastCities) return [];
  return [...Map.groupBy(cities, ({ state }) => state)]
    .map(([name, citiesOfState]) => ({
      name,
      path: `/cities/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}` as const,
      cities: citiesOfState.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The listed cities by their state. */
export const states = citiesByState(admittedCities);

const count = (cities: number) => (cities === 1 ? '1 city' : `${cities.toLocaleString('en-US')} cities`);

/** The head of the page that lists the cities of a state. */
export const stateHead = ({ name, path, cities }: State): PageHead => ({
  path,
  name,
  parent: '/cities',
  title: withBrand(`Cities in ${name}`),
  description: `Press releases and a creative studio for founders in ${name}: ${count(cities.length)}, each with its newsrooms, its packages and its prices.`,
  socialTitle: `Press and a studio for ${name} founders`,
  headline: [['Cities in'], [`${name}.`]],
});

/** A group of links on a page of the index. */
interface LinkGroup {
  readonly title: string;
  readonly links: readonly Link[];
}

export const stateGroups = ({ cities }: State): readonly LinkGroup[] => [
  {
    title: 'Press releases',
    links: cities.map(city => ({ text: `${brand.product} in ${city.name}`, href: pressPath(city) })),
  },
  {
    title: 'Creative studio',
    links: cities.map(city => ({ text: `Creative studio for ${city.name}`, href: studioPath(city) })),
  },
];

const total = `${count(admittedCities.length)} in ${states.length === 1 ? '1 state' : `${states.length} states`}`;

/** The page that lists the states. Undefined if there are so few cities that lists can name them all. */
export const cityIndex =
  states.length > 0
    ? {
        head: {
          path: '/cities',
          name: 'Cities',
          title: withBrand('All cities'),
          description: `Every city with a press page and a studio page: ${total}, by state, with the newsrooms of each.`,
          socialTitle: 'All cities, by state',
          headline: [['All cities,'], ['by state.']],
        } satisfies PageHead,
        groups: [
          {
            title: 'States',
            links: states.map(({ name, path, cities }) => ({
              text: `${name}, ${count(cities.length)}`,
              href: path,
            })),
          },
        ] satisfies readonly LinkGroup[],
        /** The entry in the list of the home page that links to this page. */
        entry: { text: 'All cities', href: '/cities', number: '', description: total },
      }
    : undefined;

/** The heads of the pages of the index. */
export const cityIndexPages: readonly PageHead[] = cityIndex
  ? [cityIndex.head, ...states.map(stateHead)]
  : [];
