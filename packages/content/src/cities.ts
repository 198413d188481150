// All cities with pages, and those that search engines and lists show.
import { isAdmitted } from './cityAdmission.ts';
import { cityFiles } from './cityFiles.ts';
import { collectCities } from './collectCities.ts';

/** Every city. Each has its two pages. */
export const cities = collectCities(cityFiles);

/** The cities that search engines may list (decision 30). */
export const admittedCities = cities.filter(isAdmitted);

/** The first twelve of the admitted cities. Lists and forms show only these, so that pages do not grow with every city (decision 10). */
export const listedCities = admittedCities.slice(0, 12);
