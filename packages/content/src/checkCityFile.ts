import type { City } from './city.ts';

/**
 * @param file Path of the city's file.
 * @throws When the slug is not a part of a URL, or not the file's name.
 */
export function checkCityFile(file: string, { slug }: City): void {
  const name = file.split('/').at(-1)!.replace(/\.ts$/, '');
  const place = `${file.split('/').slice(-2).join('/')}, field slug:`;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
    throw new Error(
      `${place} “${slug}” cannot be part of an address. Use lower-case letters without accents, digits, and single hyphens between them, as in “des-moines”.`,
    );
  if (slug !== name)
    throw new Error(
      `${place} “${slug}” differs from the file’s name. Change it to “${name}”, or rename the file to ${slug}.ts.`,
    );
}
