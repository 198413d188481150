// The rules by which search engines may list a city's pages: real facts with sources, and enough text of its own (decision 30).
import type { City } from './city.ts';

/** The smallest number of facts with a source in a city's record (decision 30). */
const minFacts = 5;

/** The least that a city's page must differ from the same page of every other city (decision 30). */
export const minimumDifference = { sentences: 0.75, words: 0.7 } as const;

/** Returns all texts of a record in one list: a list for each part of 10,000 records takes seconds. */
function stringsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) stringsIn(part, found);
  return found;
}

/** The texts that an author has to replace: `pnpm new city` writes the word “sample” into each. */
const samplesIn = (value: unknown) => stringsIn(value).filter(text => /\bsample\b/i.test(text));

/** A rule that a city's record must meet before search engines may list its pages. */
export interface AdmissionRule {
  /** The part of the record that the rule is about. */
  readonly subject: string;
  /** Returns one sentence that says what is missing and what to do; undefined if the rule is met. */
  readonly problem: (city: City) => string | undefined;
}

/**
 * The rules that one record can meet without a look at others, in the order of an author's work. How much a
 * page differs from other cities is measured by `site/src/pages/cityDifference.ts`. Source: decision 30.
 */
export const admissionRules: readonly AdmissionRule[] = [
  {
    subject: 'place',
    problem({ coordinates: [latitude, longitude] }) {
      // A new file has [0, 0], which is in the sea.
      const isSet = latitude !== 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      return isSet
        ? undefined
        : 'Set `coordinates` to the latitude and the longitude of the city hall in degrees, as in [43.04, -87.91].';
    },
  },
  {
    subject: 'newsrooms',
    problem({ localMediaOutlets }) {
      const unproven = localMediaOutlets.filter(({ source }) => !source).map(({ name }) => name);
      return unproven.length > 0
        ? `Name real newsrooms, eight in all, and add \`source\`, an address that proves the newsroom, to: ${unproven.join(', ')}.`
        : undefined;
    },
  },
  {
    subject: 'facts',
    problem({ checked }) {
      if (checked.basis !== 'sources')
        return `Check the facts against sources: set \`checked.on\` to the day and \`checked.basis\` to 'sources', and list at least ${minFacts} in \`checked.sources\`, each with its address.`;
      const count = Object.keys(checked.sources).length;
      return count < minFacts
        ? `List at least ${minFacts} facts with their sources in \`checked.sources\`; there are ${count}.`
        : undefined;
    },
  },
  {
    subject: 'illustration',
    problem: ({ streetPlan, illustration }) =>
      samplesIn([streetPlan, illustration]).length > 0
        ? 'Draw the city’s own streets in `streetPlan`, and describe them in `illustration`, whose `source` proves the caption.'
        : undefined,
  },
  {
    subject: 'text',
    problem(city) {
      const count = samplesIn(city).length - samplesIn([city.streetPlan, city.illustration]).length;
      return count > 0 ? `Replace each text that says that it is a sample (there are ${count}).` : undefined;
    },
  },
  {
    subject: 'addresses',
    problem(city) {
      const placeholderAddresses = stringsIn(city).filter(text => /^https?:\/\/[^/]*\.example\b/.test(text));
      return placeholderAddresses.length > 0
        ? `Replace the addresses that cannot exist: ${placeholderAddresses.join(', ')}.`
        : undefined;
    },
  },
];

/** A city with the result of `isAdmitted`, which the build keeps because the rules read every text of the record. */
export interface CityWithAdmission extends City {
  /** True if the record meets all rules, so that search engines and the site's lists may show the city's pages. */
  readonly isAdmitted: boolean;
}

/** True if search engines and lists may show the city's pages. Its pages are built either way. */
export const isAdmitted = (city: City | CityWithAdmission): boolean =>
  'isAdmitted' in city ? city.isAdmitted : admissionRules.every(({ problem }) => problem(city) === undefined);
