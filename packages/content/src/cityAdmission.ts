import type { City } from './city.ts';

/** The least number of facts with a source in a city's record (decision 30). */
const leastFacts = 5;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** A rule that a city's record must meet before search engines may list its pages. */
export interface AdmissionRule {
  /** The heading of the rule in the table of `pnpm cities`. */
  readonly name: string;
  /** What is missing and what to do, in one sentence; undefined if the rule is met. */
  readonly missing: (city: City) => string | undefined;
}

/**
 * The rules that one record can meet without a look at others, in the order in which an author meets them. How much a
 * page differs from other cities is measured by `site/src/pages/cityDifference.ts`. Source: decision 30.
 */
export const admissionRules: readonly AdmissionRule[] = [
  {
    name: 'text',
    missing(city) {
      // The word alone is the mark of a promise (`Invented`), which the production check lists.
      const samples = stringsIn(city).filter(text => /\bsample\b/i.test(text)).length;
      return samples > 0 ? `Replace the ${samples} texts that say that they are samples.` : undefined;
    },
  },
  {
    name: 'place',
    missing({ coordinates: [latitude, longitude] }) {
      // A new file has [0, 0], which is in the sea.
      const isPlace = latitude !== 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      return isPlace
        ? undefined
        : 'Set `coordinates` to the latitude and the longitude of the city hall in degrees, as in [43.04, -87.91].';
    },
  },
  {
    name: 'newsrooms',
    missing({ localMediaOutlets }) {
      const unproven = localMediaOutlets.filter(({ source }) => !source).map(({ name }) => name);
      return unproven.length > 0
        ? `Add \`source\`, an address that proves the newsroom, to: ${unproven.join(', ')}.`
        : undefined;
    },
  },
  {
    name: 'facts',
    missing({ checked }) {
      if (checked.basis !== 'sources')
        return "Check the facts against sources: set `checked.basis` to 'sources', and list them in `checked.sources`.";
      const count = Object.keys(checked.sources).length;
      return count < leastFacts
        ? `List at least ${leastFacts} facts with their sources in \`checked.sources\`; there are ${count}.`
        : undefined;
    },
  },
  {
    name: 'addresses',
    missing(city) {
      const unreachable = stringsIn(city).filter(text => /^https?:\/\/[^/]*\.example\b/.test(text));
      return unreachable.length > 0
        ? `Replace the addresses that cannot exist: ${unreachable.join(', ')}.`
        : undefined;
    },
  },
];

/** A city that was rated earlier: the build keeps the result, since it reads every text of the record. */
export interface RatedCity extends City {
  readonly isAdmitted: boolean;
}

/** True if search engines and lists may show the city's pages. Its pages are built either way. */
export const isAdmitted = (city: City | RatedCity): boolean =>
  'isAdmitted' in city ? city.isAdmitted : admissionRules.every(({ missing }) => missing(city) === undefined);
