// Invents cities for benchmarks and tests that need up to 10,000 of them. Names are put together from three parts.
import { brand, withBrand } from '@fit-to-print/content/brand';
import type { City } from '@fit-to-print/content/city';
import type { Faq, HeadlineText, RichTextContent } from '@fit-to-print/content/types';
import type { StreetPlan } from '@fit-to-print/ui/patterns/StreetMap';

const starts =
  'Al Ar Ash Bar Bel Bir Bran Cal Car Cor Dal Dor Dun El Em Fair Fen Gar Glen Gran Hal Ham Har Hol Ir Ken Kin Lan Lin Lor Mal Mar Mer Mil Mor Nor Oak Or Pal Pen Per Quin Ral Ren Ros Sal Sel Sher Stan Tal Thor Tor Ul Ver Wal War Wel Wes Win Yar'.split(
    ' ',
  );
const middles = 'den mar s ver le ley ri ton by o mo ra li ke en’s'.split(' ');
const ends = [
  'burg',
  'dale',
  'field',
  'ford',
  'ham',
  'haven',
  'mont',
  'port',
  'stead',
  'ton',
  'ville',
  'wood',
];

/** Returns a unique name for each number, so that the build has to fit every headline (copyfit). */
const nameOf = (index: number): string => {
  const lists = [ends, middles, starts];
  let rest = index;
  let name = '';
  for (const syllables of lists) {
    name = syllables[rest % syllables.length]! + name;
    rest = Math.floor(rest / syllables.length);
  }
  return rest === 0 ? name : `${name} ${rest + 1}`;
};

/** Fifty names, the number of states, so that a state has a realistic number of cities. */
const stateNames = starts
  .flatMap(start => ['ona', 'ington', 'esota', 'ornia', 'ansas'].map(end => start + end))
  .slice(0, 50);

/** Returns a unique street plan for each number. */
function streetPlanOf(plan: StreetPlan, index: number): StreetPlan {
  const [width, height] = plan.blockSize;
  return {
    ...plan,
    bearing: (index % 91) - 45,
    blockSize: [width + (index % 13) / 2, height + (index % 17) / 2],
    streetWidth: plan.streetWidth + (index % 5) / 2,
  };
}

/**
 * Returns a city of realistic size: the text of a real city under a new name.
 * @param models real cities: city `index` has the text of model `index % models.length`
 */
export function syntheticCity(index: number, models: readonly City[]): City {
  const model = models[index % models.length]!;
  const name = nameOf(index);
  const rename = (text: string) => text.replaceAll(model.name, name);
  const renameInText = (text: RichTextContent): RichTextContent =>
    typeof text === 'string'
      ? rename(text)
      : text.map(part => (typeof part === 'string' ? rename(part) : part));
  const withCityName = (headline: HeadlineText): HeadlineText => [[`${name}:`], ...headline];
  const faq = (faqs: readonly Faq[]) =>
    faqs.map(({ question, answer }) => ({ question: rename(question), answer: renameInText(answer) }));
  const head = (kind: string, text: string) => ({
    title: withBrand(`${kind} in ${name}`),
    description: rename(text),
  });
  const { pressPage, studio } = model;
  const [, ...otherOutlets] = model.localMediaOutlets;
  return {
    ...model,
    order: index + 1,
    // Spread over the country, each city at a different place.
    coordinates: [25 + ((index * 7.31) % 24), -124 + ((index * 3.77) % 56)],
    slug: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${index}`,
    name,
    description: rename(model.description),
    dateline: [name.toUpperCase().split(' ')],
    localMediaOutlets: [
      { name: `The ${name} Times`, type: 'Daily', source: 'https://en.wikipedia.org/wiki/Newspaper' },
      ...otherOutlets,
    ],
    state: stateNames[index % stateNames.length]!,
    streetPlan: streetPlanOf(model.streetPlan, index),
    pressPage: {
      ...pressPage,
      head: head(brand.product, pressPage.head.description),
      correctedHeadline: withCityName(pressPage.correctedHeadline),
      intro: `${name}: ${pressPage.intro}`,
      releaseLabel: rename(pressPage.releaseLabel),
      packagesNote: { ...pressPage.packagesNote, text: rename(pressPage.packagesNote.text) },
      outletsHeadline: withCityName(pressPage.outletsHeadline),
      faq: faq(pressPage.faq),
      closing: {
        ...pressPage.closing,
        headline: withCityName(pressPage.closing.headline),
      },
    },
    studio: {
      ...studio,
      head: head('Creative studio', studio.head.description),
      headline: withCityName(studio.headline),
      intro: `${name}: ${studio.intro}`,
      ecosystem: {
        headline: withCityName(studio.ecosystem.headline),
        paragraphs: studio.ecosystem.paragraphs.map(renameInText),
      },
      faq: faq(studio.faq),
      closing: { ...studio.closing, headline: withCityName(studio.closing.headline) },
    },
  };
}
