/** Exports for the build and the dev server: the pages with their content. Imports no React. */
import { mapPath } from '@fit-to-print/content/city';
import { listedCities } from '@fit-to-print/content/cities';

export { articles } from '@fit-to-print/content/articles';
export { definitionByFolder, pages, redirects } from '../pages/pages.ts';
export { dataPath, documentFile, socialImage } from '../paths.ts';
export { structuredData } from '../seo/structuredData.ts';
export { layoutData } from '../shell/layoutData.ts';
/** The street plans of the maps in the list of cities, by the address of the file. */
export const maps = new Map(listedCities.map(city => [mapPath(city) as string, city.streetPlan]));
