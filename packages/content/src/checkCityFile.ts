import type { City } from './city.ts';
import { services } from './services.ts';

/**
 * @param file Path of the city's file.
 * @throws When the slug is not a part of a URL, or not the file's name; when a service has no line.
 */
export function checkCityFile(file: string, { slug, name: city, studio }: City): void {
  const name = file.split('/').at(-1)!.replace(/\.ts$/, '');
  const path = file.split('/').slice(-2).join('/');
  const place = `${path}, field slug:`;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
    throw new Error(
      `${place} “${slug}” cannot be part of an address. Use lower-case letters without accents, digits, and single hyphens between them, as in “des-moines”.`,
    );
  if (slug !== name)
    throw new Error(
      `${place} “${slug}” differs from the file’s name. Change it to “${name}”, or rename the file to ${slug}.ts.`,
    );
  // The build reads the files without their types.
  const lines: Partial<City['studio']['services']> = studio.services ?? {};
  const missing = services.find(service => !lines[service.name]?.every(part => part.trim()));
  if (missing)
    throw new Error(
      `${path}, field studio.services: there is no line for “${missing.name}”. Add its first words, in capitals, and the rest of a sentence on what ${city} needs of it.`,
    );
}
