// Checks that a city's record has every field and no other.
import { buildDay } from './buildDate.ts';
import type { City } from './city.ts';
import { ContentMistake } from './contentMistake.ts';
import { services } from './services.ts';

type Fields<Value> = Readonly<Record<keyof Value, true>>;

/** The fields of a city's record. */
export const cityFields: Fields<City> = {
  order: true,
  slug: true,
  name: true,
  state: true,
  stateAbbreviation: true,
  coordinates: true,
  description: true,
  dateline: true,
  checked: true,
  localMediaOutlets: true,
  streetPlan: true,
  illustration: true,
  pressPage: true,
  studio: true,
};
const pressPageFields: Fields<City['pressPage']> = {
  head: true,
  correctedHeadline: true,
  intro: true,
  releaseLabel: true,
  packagesNote: true,
  outletsHeadline: true,
  notes: true,
  faq: true,
  closing: true,
};
const studioFields: Fields<City['studio']> = {
  head: true,
  headline: true,
  intro: true,
  services: true,
  ecosystem: true,
  faq: true,
  closing: true,
};

type SilhouetteName = NonNullable<City['streetPlan']['silhouettes']>[number];
/** The forms that can lead the view over a city. */
const silhouetteNames: Readonly<Record<SilhouetteName, true>> = {
  dome: true,
  steppedTower: true,
  suspensionBridge: true,
  pyramid: true,
  needle: true,
  mountain: true,
  stayedBridge: true,
  archBridge: true,
};

const missingIn = (fields: object, value: object, prefix = ''): string[] =>
  Object.keys(fields)
    .filter(field => (value as Readonly<Record<string, unknown>>)[field] === undefined)
    .map(field => prefix + field);

/** The first mistake in a city's record: the field, and a sentence with the remedy. Undefined if there is none. */
function problemIn(
  city: City | undefined,
  name: string,
  today: string,
): [field: string, sentence: string] | undefined {
  if (typeof city !== 'object')
    return ['default', 'the file exports no city. Write `export default defineCity({ … })`.'];
  const missing = [
    ...missingIn(cityFields, city),
    ...missingIn(pressPageFields, city.pressPage ?? {}, 'pressPage.'),
    ...missingIn(studioFields, city.studio ?? {}, 'studio.'),
  ];
  const [field] = missing;
  if (field)
    return [
      field,
      'it is missing. Add it; packages/content/src/city.ts describes every field, and any other city’s file is an example.',
    ];
  const { slug, checked, localMediaOutlets, streetPlan, studio } = city;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
    return [
      'slug',
      `“${slug}” cannot be part of an address. Use lower-case letters without accents, digits, and single hyphens between them, as in “des-moines”.`,
    ];
  if (slug !== name)
    return [
      'slug',
      `“${slug}” differs from the file’s name. Change it to “${name}”, or rename the file to ${slug}.ts.`,
    ];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(checked.on) || checked.on > today)
    return [
      'checked.on',
      `“${checked.on}” is not a day up to today. Write the day of the last check, as in “${today}”.`,
    ];
  const outlets: readonly unknown[] = localMediaOutlets;
  if (outlets.length !== 8)
    return ['localMediaOutlets', `there are ${outlets.length} newsrooms. List eight.`];
  const unknown = streetPlan.silhouettes?.find(silhouette => !(silhouette in silhouetteNames));
  if (unknown)
    return [
      'streetPlan.silhouettes',
      `there is no silhouette “${unknown}”. Use some of: ${Object.keys(silhouetteNames).join(', ')}.`,
    ];
  const withoutLine = services.find(service => !studio.services[service.name]?.every(part => part.trim()));
  return (
    withoutLine && [
      'studio.services',
      `there is no line for “${withoutLine.name}”. Add its first words, in capitals, and the rest of a sentence on what ${city.name} needs of it.`,
    ]
  );
}

const isInBrowser = 'document' in globalThis;
const defaultToday = isInBrowser ? '9999-12-31' : buildDay;

/**
 * Checks a city's file: the fields that the compiler would check, because the build reads the files without their types, and rules that
 * the compiler cannot check.
 * @param file Path of the city's file.
 * @param today ISO date. In a browser every date is accepted: the visual tests set its clock back.
 * @throws With the file, the field and the remedy in one sentence.
 */
export function checkCityFile(
  file: string,
  city: City | undefined,
  today: string = defaultToday,
): asserts city is City {
  const name = file.split('/').at(-1)!.replace(/\.ts$/, '');
  const problem = problemIn(city, name, today);
  if (!problem) return;
  const [field, sentence] = problem;
  throw new ContentMistake(`${file.split('/').slice(-2).join('/')}, field ${field}: ${sentence}`);
}
