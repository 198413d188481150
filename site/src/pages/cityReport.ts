import { admissionRules, isAdmitted } from '@fit-to-print/content/cityAdmission';
import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { preparedCities } from '@fit-to-print/content/preparedCities';
import { type CityDifference, cityDifferences, cityPageData, leastDifference } from './cityDifference.ts';

interface Row {
  readonly city: City;
  readonly status: 'listed' | 'prepared' | 'not listed';
  /** The least difference of its pages in sentences and in words, from 0 to 1. */
  readonly own: Readonly<Record<CityDifference['measure'], number>>;
  readonly missing: readonly string[];
}

const percent = (share: number) => `${Math.floor(share * 100)}%`;

function rows(published: readonly City[], prepared: readonly City[]): Row[] {
  const all = [...published, ...prepared];
  const differences = Object.values(cityPageData).flatMap(dataOf => cityDifferences(all, dataOf));
  const byCity = Map.groupBy(differences, ({ city }) => city);
  return all.map(city => {
    const least = (measure: CityDifference['measure']) =>
      Math.min(...byCity.get(city.name)!.flatMap(each => (each.measure === measure ? each.share : [])));
    const own = { sentences: least('sentences'), words: least('words') };
    const tooAlike = (['sentences', 'words'] as const).filter(
      measure => own[measure] < leastDifference[measure],
    );
    return {
      city,
      status: prepared.includes(city) ? 'prepared' : isAdmitted(city) ? 'listed' : 'not listed',
      own,
      missing: [
        ...admissionRules.flatMap(rule => rule.missing(city) ?? []),
        ...tooAlike.map(
          measure =>
            `Write more about ${city.name}: ${percent(own[measure])} of the ${measure} are its own, and ${percent(leastDifference[measure])} are required.`,
        ),
      ],
    };
  });
}

/**
 * A table of cities: name, status, rules met, the share of own sentences and words, and under each city what it lacks, in the
 * order in which an author meets it.
 */
export function cityReport(
  published: readonly City[] = cities,
  prepared: readonly City[] = preparedCities,
): string {
  const all = rows(published, prepared);
  const rules = admissionRules.length + Object.keys(leastDifference).length;
  const width = Math.max(4, ...all.map(({ city }) => city.name.length));
  return [
    `${'City'.padEnd(width)}  Status      Rules met  Own sentences  Own words`,
    ...all.flatMap(({ city, status, own, missing }) => [
      `${city.name.padEnd(width)}  ${status.padEnd(10)}  ${`${rules - missing.length} of ${rules}`.padStart(9)}  ${percent(own.sentences).padStart(13)}  ${percent(own.words).padStart(9)}`,
      ...missing.map(sentence => `  ${sentence}`),
    ]),
  ].join('\n');
}
