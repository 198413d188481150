import type { City } from '@fit-to-print/content/city';
import { work } from '../threads.ts';

/** A thread of the build: imports cities by their addresses. */
work(async (files: string[]): Promise<City[]> => {
  const modules = await Promise.all(files.map(async file => (await import(file)) as { default: City }));
  return modules.map(city => city.default);
});
