/** Exports for the build and the dev server: the pages with their content. Imports no React. */
import { mapPath, viewPath } from '@fit-to-print/content/city';
import { cities, listedCities } from '@fit-to-print/content/cities';
import type { StreetPlan, ViewPoint } from '@fit-to-print/ui/patterns/StreetMap';

export { articles } from '@fit-to-print/content/articles';
export { definitionByFolder, pages, redirects } from '../pages/pages.ts';
export { dataPath, documentFile, socialImage } from '../paths.ts';
export { structuredData } from '../seo/structuredData.ts';
export { layoutData } from '../shell/layoutData.ts';
/** The street plans of the maps in the list of cities, by the address of the file. */
export const maps = new Map(listedCities.map(city => [mapPath(city) as string, city.streetPlan]));
/** The street plans of the views at the end of the cities' pages, and from where the city is seen, by the address of the file. */
export const views: ReadonlyMap<string, readonly [StreetPlan, ViewPoint]> = new Map(
  cities.flatMap(city =>
    (['air', 'window'] as const).flatMap(from => {
      const file = viewPath(city, from);
      return file ? [[file, [city.streetPlan, from]] as const] : [];
    }),
  ),
);
