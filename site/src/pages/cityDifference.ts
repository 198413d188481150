import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { isAdmitted, type minimumDifference } from '@fit-to-print/content/cityAdmission';
import { unpublishedCities } from '@fit-to-print/content/unpublishedCities';
import { correctedText, type HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import cityPress from './cityPress/data.ts';
import cityStudio from './cityStudio/data.ts';

/*
 * Measures how much each city's page differs from the most similar page of another city, so that no page is a copy with a new name:
 *
 * - Text: every string of the page's data that a visitor reads, in lower case, without punctuation. Links, street plans and values for the
 *   form are left out. A headline is one string, after its correction.
 * - Masked: the city's name, its state, and the page numbers (`C5.1`). They are equal on all pages, and do not count as words.
 * - Sentences: the difference is the share of the page's sentences that the other page does not contain. A sentence has three
 *   words or more and ends with `.`, `?` or `!`; labels and items of lists do not count.
 * - Words: the difference is the share of the page's words, labels included, that are not part of three consecutive words which the
 *   other page contains too. Such a row of words is within one sentence; a text of one or two words is one row.
 */

const keysWithoutText = new Set(['href', 'plan', 'prefill', 'callPrefill', 'transitionName', 'view']);
const headlineKeys = new Set(['headline', 'dateline', 'correctedHeadline']);

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (keysWithoutText.has(key)) return [];
    return headlineKeys.has(key) ? [correctedText(value as HeadlineText)] : stringsIn(value);
  });
}

/** Replaces names, so that a page does not differ from another by its city's name alone. No text of the site contains this character. */
const mask = '·';

function namesOf({ name, state, stateAbbreviation }: City): RegExp {
  const names = [name, state, stateAbbreviation]
    .map(each => each.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${names}|c\d+(?:\.\d+)?)(?![\p{L}\d])`, 'gu');
}

/** A text that another page may contain too. */
interface Passage {
  readonly key: string;
  /** The numbers of the sentences or words that are shared if the passage is. */
  readonly units: readonly number[];
}

/** A page in sentences, and in rows of three words. */
interface PageText {
  readonly sentences: readonly Passage[];
  readonly words: readonly Passage[];
}

function pageText(data: unknown, city: City): PageText {
  const names = namesOf(city);
  const sentences: Passage[] = [];
  const rows: Passage[] = [];
  let count = 0;
  for (const text of stringsIn(data).flatMap(each => each.split(/(?<=[.?!]’?”?)\s+(?=[\p{Lu}“‘])/u))) {
    const masked = text.toLowerCase().replaceAll(names, mask).replaceAll(`an ${mask}`, `a ${mask}`);
    const words = masked.match(/[\p{L}\p{N}’+$%·-]+/gu) ?? [];
    if (words.length > 2 && /[.?!]’?”?$/.test(text))
      sentences.push({ key: words.join(' '), units: [sentences.length] });
    const numbered = words.map((word, index) => ({ word, unit: count + index }));
    count += words.length;
    for (let from = 0; from === 0 || from + 3 <= words.length; from++) {
      const row = numbered.slice(from, from + 3);
      rows.push({
        key: row.map(({ word }) => word).join(' '),
        units: row.flatMap(({ word, unit }) => (word.startsWith(mask) ? [] : [unit])),
      });
    }
  }
  return { sentences, words: rows };
}

/** A passage on more pages than this counts as shared with every page. This limits the work for one page. */
const mostPages = 50;

interface Difference {
  /** The share of the page that the most similar page does not have, from 0 to 1. */
  readonly ownShare: number;
  /** The number of the most similar page; undefined if no page shares a passage that is on at most `mostPages` pages. */
  readonly mostSimilar: number | undefined;
}

/** Compares each page with all others. The time grows linearly with the number of pages. */
function leastDifferences(pages: readonly (readonly Passage[])[], onLookup: () => void): Difference[] {
  // Most passages are on one page. Without a set for each of them, 10,000 cities need a third of the memory.
  const pagesOf = new Map<string, number | Set<number>>();
  for (const [page, passages] of pages.entries())
    for (const { key } of passages) {
      onLookup();
      const found = pagesOf.get(key);
      if (found === undefined) pagesOf.set(key, page);
      else if (typeof found === 'object') {
        if (found.size <= mostPages) found.add(page);
      } else if (found !== page) pagesOf.set(key, new Set([found, page]));
    }
  return pages.map((passages, page) => {
    const common = new Set<number>();
    const shared: (readonly [Passage, ReadonlySet<number>])[] = [];
    for (const passage of passages) {
      const found = pagesOf.get(passage.key)!;
      if (typeof found === 'number') continue;
      if (found.size <= mostPages) shared.push([passage, found]);
      else for (const unit of passage.units) common.add(unit);
    }
    const sharedWith = new Map<number, Set<number>>();
    for (const [{ units }, others] of shared)
      for (const other of others) {
        onLookup();
        const sharedUnits = sharedWith.get(other) ?? new Set();
        sharedWith.set(other, sharedUnits);
        for (const unit of units) if (!common.has(unit)) sharedUnits.add(unit);
      }
    sharedWith.delete(page);
    const [mostSimilar, most] = [...sharedWith].reduce<readonly [number | undefined, number]>(
      (best, [other, { size }]) => (size > best[1] ? [other, size] : best),
      [undefined, 0],
    );
    const total = new Set(passages.flatMap(({ units }) => units)).size;
    return { ownShare: 1 - (common.size + most) / total, mostSimilar };
  });
}

/** The difference of a city's page from the most similar page of another city. */
export interface CityDifference {
  readonly city: string;
  /** The unit of the comparison: sentences or words. */
  readonly measure: keyof typeof minimumDifference;
  /** The share of the page's sentences or words that the most similar page does not have, from 0 (a copy) to 1. */
  readonly ownShare: number;
  /** The city of the most similar page; undefined if no page shares more with this one than every page does. */
  readonly mostSimilar: string | undefined;
}

/**
 * Compares the pages of cities.
 * @param dataOf The data of a city's page.
 * @param onLookup Called for each passage of a page, and for each other page that contains it. A test counts them.
 */
export function cityDifferences(
  all: readonly City[],
  dataOf: (city: City) => unknown,
  onLookup: () => void = () => {},
): CityDifference[] {
  const pages = all.map(city => pageText(dataOf(city), city));
  return (['sentences', 'words'] as const).flatMap(measure =>
    leastDifferences(
      pages.map(page => page[measure]),
      onLookup,
    ).map(({ ownShare, mostSimilar }, index) => ({
      city: all[index]!.name,
      measure,
      ownShare,
      mostSimilar: mostSimilar === undefined ? undefined : all[mostSimilar]!.name,
    })),
  );
}

/** The published cities and the unpublished ones, whose files are written but whose pages are not on the site yet. */
export const everyCity: readonly City[] = [...cities, ...unpublishedCities];

/** The names of the cities that search engines may list: only their pages must have text of their own. */
export const admittedCities: readonly string[] = everyCity.filter(isAdmitted).map(({ name }) => name);

/** The data of a city's two pages. */
export const cityPageData = {
  press: (city: City) => cityPress(city).data,
  studio: (city: City) => cityStudio(city).data,
} as const;
