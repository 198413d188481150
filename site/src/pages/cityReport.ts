// The report that `pnpm cities` prints: what each city still lacks before search engines may list it.
import { admissionRules, isAdmitted, minimumDifference } from '@fit-to-print/content/cityAdmission';
import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { unpublishedCities } from '@fit-to-print/content/unpublishedCities';
import { type CityDifference, cityDifferences, cityPageData } from './cityDifference.ts';

interface Row {
  readonly city: City;
  /** `listed`: search engines and lists may show the city. `not listed`: a rule is not met. `unpublished`: its file is in `cities-unpublished`. */
  readonly status: 'listed' | 'unpublished' | 'not listed';
  /** The share of sentences and of words that only this city has, from 0 to 1. Of the city's two pages, that with the smaller share. */
  readonly ownText: Readonly<Record<CityDifference['measure'], number>>;
  /** The sentences that say what the city lacks. */
  readonly missing: readonly string[];
}

const percent = (share: number) => `${Math.floor(share * 100)}%`;

function rows(published: readonly City[], unpublished: readonly City[]): Row[] {
  const all = [...published, ...unpublished];
  const differences = Object.values(cityPageData).flatMap(dataOf => cityDifferences(all, dataOf));
  const byCity = Map.groupBy(differences, ({ city }) => city);
  return all.map(city => {
    const least = (measure: CityDifference['measure']) =>
      Math.min(...byCity.get(city.name)!.flatMap(each => (each.measure === measure ? each.ownShare : [])));
    const ownText = { sentences: least('sentences'), words: least('words') };
    const tooAlike = (['sentences', 'words'] as const).filter(
      measure => ownText[measure] < minimumDifference[measure],
    );
    return {
      city,
      status: unpublished.includes(city) ? 'unpublished' : isAdmitted(city) ? 'listed' : 'not listed',
      ownText,
      missing: [
        ...admissionRules.flatMap(rule => rule.problem(city) ?? []),
        ...tooAlike.map(
          measure =>
            `Write more about ${city.name}: ${percent(ownText[measure])} of the ${measure} are its own, and ${percent(minimumDifference[measure])} are required.`,
        ),
      ],
    };
  });
}

/**
 * A table of cities: name, status, rules met, the share of own sentences and words, and under each city what it lacks, in the
 * order of an author's work.
 */
export function cityReport(
  published: readonly City[] = cities,
  unpublished: readonly City[] = unpublishedCities,
): string {
  const all = rows(published, unpublished);
  const rules = admissionRules.length + Object.keys(minimumDifference).length;
  const width = Math.max(4, ...all.map(({ city }) => city.name.length));
  return [
    `${'City'.padEnd(width)}  Status       Rules met  Own sentences  Own words`,
    ...all.flatMap(({ city, status, ownText, missing }) => [
      `${city.name.padEnd(width)}  ${status.padEnd(11)}  ${`${rules - missing.length} of ${rules}`.padStart(9)}  ${percent(ownText.sentences).padStart(13)}  ${percent(ownText.words).padStart(9)}`,
      ...missing.map(sentence => `  ${sentence}`),
    ]),
  ].join('\n');
}
