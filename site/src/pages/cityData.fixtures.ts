// The data of the cities' pages, for stories.
import type { City } from '@fit-to-print/content/city';
import { cities } from '@fit-to-print/content/cities';
import { cityView } from '@fit-to-print/ui/patterns/StreetMap';

/** The URL of the view over a city, by the name of the city. The views are drawn once for all stories, which takes two seconds. */
const views = new Map(
  cities.map(({ name, streetPlan }) => [
    name,
    URL.createObjectURL(new Blob([cityView(streetPlan)], { type: 'image/svg+xml' })),
  ]),
);

/** The data of a page by the name of the city, with a view over the city, because Storybook has none of the build's files. */
export const cityData = <Data extends object>(page: (city: City) => { data: Data }) =>
  Object.fromEntries(cities.map(city => [city.name, { ...page(city).data, view: views.get(city.name)! }]));
