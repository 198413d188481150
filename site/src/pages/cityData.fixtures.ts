// The data of the cities' pages, for stories.
import type { City } from '@fit-to-print/content/city';
import { cities } from '@fit-to-print/content/cities';
import { cityView, type ViewPoint } from '@fit-to-print/ui/patterns/StreetMap';

/** The URL of a view over a city. */
const viewUrl = ({ streetPlan }: City, from: ViewPoint) =>
  URL.createObjectURL(new Blob([cityView(streetPlan, from)], { type: 'image/svg+xml' }));

/**
 * The data of a page by the name of the city, with the view over the city that ends the page, because Storybook has none of the build's files.
 * To draw the views of all cities takes two seconds.
 */
export const cityData = <Data extends object>(page: (city: City) => { data: Data }, from: ViewPoint) =>
  Object.fromEntries(cities.map(city => [city.name, { ...page(city).data, view: viewUrl(city, from) }]));
