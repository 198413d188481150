// The data of the cities' pages, for stories.
import type { City } from '@fit-to-print/content/city';
import { cities } from '@fit-to-print/content/cities';
import { cityView } from '@fit-to-print/ui/patterns/StreetMap';

/** The data of a page by the name of the city. The view over the city is in a `data:` URL, because Storybook has none of the build's files. */
export const cityData = <Data extends object>(page: (city: City) => { data: Data }) =>
  Object.fromEntries(
    cities.map(city => {
      const view = `data:image/svg+xml,${encodeURIComponent(cityView(city.streetPlan))}`;
      return [city.name, { ...page(city).data, view }];
    }),
  );
