// Tests that prices and other numbers in the copy are those of the specification, and that facts of cities have sources.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles } from './articles.ts';
import { cities } from './cities.ts';
import type { City } from './city.ts';
import { fundingStages } from './fundingStages.ts';
import { sourcedClaims } from './sourcedClaims.ts';
import { cityPackages } from './cityPackages.ts';
import { guarantee } from './guarantee.ts';
import { terms } from './legal/terms.ts';
import { privacy } from './legal/privacy.ts';
import { retention } from './legal/retention.ts';
import { formatPrice } from './formatPrice.ts';
import { unpublishedCities } from './unpublishedCities.ts';
import { pricing } from './pricing.ts';
import { contentValues } from './contentValues.ts';
import { services } from './services.ts';
import type { Article } from './types.ts';
import { plainText, sectionPlainText } from './plainText.ts';
import { featureRows, figureRows, tierIncludes, tiers } from './tiers.ts';

test('the rate card has the figures of the specification', () => {
  const card = tiers.map(({ name, price, figures }) => [
    name,
    formatPrice(price),
    ...figureRows.map(({ id }) => figures[id]),
  ]);
  expect(card).toEqual([
    ['Starter', '$599', '100+', '0', '1', '85', '500K+', '7 days'],
    ['Growth', '$1,299', '250+', '5', '2–3 per quarter', '90', '2M+', '10 days'],
    ['Pro', '$1,999', '300+', '7', 'Quarterly', '94', '5M+', '10 days'],
    ['Authority', '$3,999', '450+', '10', 'Quarterly', '94', '10M+', '14 days'],
  ]);
});

test('every feature starts at the tier that the specification names', () => {
  const matrix = Object.fromEntries(
    featureRows.map(({ label, firstTier }) => [
      label,
      tiers.map(({ id }) => (tierIncludes(id, firstTier) ? '●' : '–')).join(''),
    ]),
  );
  expect(matrix).toEqual({
    Backlinks: '●●●●',
    'Newsroom page': '●●●●',
    'Yahoo and Digital Journal': '●●●●',
    Consultation: '–●●●',
    'Google News indexing': '–●●●',
    'Analytics report': '–●●●',
    'Priority revisions': '–●●●',
    'Custom media pitch': '–●●●',
    'MarketWatch and Benzinga coverage': '––●●',
    'Badge pack': '––●●',
    'Custom campaign strategy': '–––●',
    'Dedicated PR manager': '–––●',
    'Verified brand profile': '–––●',
  });
});

test('the three city packages have the prices and features of the specification', () => {
  expect(
    cityPackages.map(({ name, price, stamp, features }) => [name, formatPrice(price), stamp, features]),
  ).toEqual([
    [
      'Launch',
      '$997',
      null,
      ['450+ news sites', 'Local distribution', '1 press release', 'Performance report'],
    ],
    [
      'Growth',
      '$2,497',
      'Most Popular',
      ['Priority placement', '3 press releases', 'SEO optimization', 'Detailed analytics'],
    ],
    [
      'Authority',
      '$4,997',
      null,
      [
        'Premium placement',
        '6 press releases',
        'Advanced SEO strategy',
        'Monthly performance reports',
        'Dedicated account manager',
      ],
    ],
  ]);
  expect(new Set(cityPackages.map(({ action }) => action.href))).toEqual(new Set(['/contact#get-in-touch']));
});

test('the terms have eighteen sections with the figures of the specification', () => {
  expect(terms.sections).toHaveLength(18);
  expect(terms.lastUpdated).toBe('today');
  const text = terms.sections.map(sectionPlainText).join(' ');
  for (const clause of [
    'at least 18 years old',
    'not transferable',
    'billed monthly in advance',
    'at the end of the billing period',
    'no refunds for partial months',
    'within 30 days of the charge',
    '5–10 business days',
    '30 days’ notice of a price increase',
    'informally within 30 days',
    'in the 12 months before the claim',
    'law of Wisconsin',
    'Milwaukee County',
    '700 words',
    '10–25% equity',
    '3–6 months',
    'paused or canceled with 30 days’ notice',
    ...tiers.map(({ name, price }) => `${name}, ${formatPrice(price)} a month`),
  ])
    expect(text).toContain(clause);
  expect(text, 'sections refer to each other by number').toMatch(/guarantee in section 8/);
  expect(terms.sections[7]?.heading).toBe('Refunds and Guarantee');
  expect(terms.sections[8]?.heading).toBe('Studio Work and Equity Partnerships');
});

test('the specification names the versions of the terms and of the privacy policy that users accept', () => {
  const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
  expect(/terms (\S+), privacy ([\d-]+)/.exec(specification)?.slice(1)).toEqual([
    terms.version,
    privacy.version,
  ]);
});

test('the privacy policy has every part that the specification lists', () => {
  expect(privacy.sections.map(({ heading }) => heading)).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Who Else Sees It',
    'Security',
    'Cookies',
    'Your Rights',
    'How Long We Keep It',
    'Children Under 18',
    'International Transfers',
    'Changes to This Policy',
    'Contact',
  ]);
  const rights = privacy.sections.find(({ id }) => id === 'your-rights');
  for (const right of ['access', 'correction', 'deletion', 'portability', 'opt-out', 'withdrawal'])
    expect(rights && sectionPlainText(rights)).toContain(right);
});

test('the article on raising capital takes 8 minutes, and has the typical raises', () => {
  const article = articles.find(({ path }) => path.endsWith('/raising-capital-stages'))!;
  expect(article.readingMinutes).toBe(8);
  expect(fundingStages.map(({ name, label }) => [name, label])).toEqual([
    ['Pre-seed', '$50K–$500K'],
    ['Seed', '$500K–$2M'],
    ['Series A', '$2M–$15M'],
    ['Series B+', '$15M+'],
  ]);
  const text = article.sections.map(sectionPlainText).join(' ');
  for (const raise of ['$50K to $500K', '$500K to $2M', '$2M to $15M', '$15M or more', 'not financial'])
    expect(text).toContain(raise);
});

test('the pricing page answers four questions and has the terms of both offers', () => {
  expect(pricing.faq.faqs).toHaveLength(4);
  const text = JSON.stringify(pricing);
  for (const term of ['10–25%', '3–6 months', '30 days’ notice', '$599', '$3,999', '$997'])
    expect(text).toContain(term);
  expect(pricing.partnerships.map(({ stamp, action }) => [stamp, action.text, action.href])).toEqual([
    [null, "Let's Talk", '/contact'],
    // The text is not in capitals, which screen readers may spell out. The styles show it in capitals.
    ['Recommended', 'Apply for Partnership', '/application'],
  ]);
});

test('the nine services have the order and names of the specification, and four features each', () => {
  expect(services.map(({ name }) => name)).toEqual([
    'Brand Strategy & Identity',
    'MVP Development',
    'Go-to-Market Strategy',
    'PR',
    'SEO',
    'Social Media',
    'Copywriting & Storytelling',
    'Fundraising Support',
    'Long-term Partnership',
  ]);
  for (const { features } of services) expect(new Set(features).size).toBe(4);
});

test('the guarantee promises a refund or a free new publication', () => {
  expect(plainText(guarantee.text)).toMatch(/minimums are fulfilled.*refund.*publish again free of charge/);
});

/** Patterns for figures with a unit, and the figures that the specification allows (prices and periods: section 9; hours: section 2). */
const units: Readonly<Record<string, { readonly figure: RegExp; readonly allowed: readonly string[] }>> = {
  'outlets and reach': {
    figure: /(?<![$\d.,])\d[\d,.]*[KM]?\+/g,
    allowed: tiers.flatMap(({ figures }) => [figures.outlets, figures.reach]),
  },
  words: { figure: /\d[\d,]*[ -]words?/g, allowed: ['700 words', '700-word'] },
  equity: { figure: /[\d.]+(?:–[\d.]+)?(?: ?%| percent)/g, allowed: ['10–25%'] },
  months: { figure: /\d+(?:–\d+)? months?/g, allowed: ['3–6 months', '12 months'] },
  days: {
    figure: /\d+(?:–\d+)? (?:business )?days?/g,
    // 90 days is how long pages of a report are checked (decision 33).
    allowed: ['5–10 business days', '30 days', '90 days', ...tiers.map(({ figures }) => figures.delivery)],
  },
  formatPrice: {
    figure: /\$\d[\d,.]*[KM]?\+?(?:–\$\d[\d,.]*[KM]?)?(?<![,.])/g,
    allowed: [...tiers, ...cityPackages].map(({ price }) => formatPrice(price)),
  },
  releases: {
    figure: /\d+(?:–\d+)? (?:press releases?|per quarter)/g,
    allowed: ['1 press release', '3 press releases', '6 press releases', '2–3 per quarter'],
  },
  hours: {
    figure: /\d+(?:–| to )\d+\b(?! ?(?:%|percent|months|business|days|per))/g,
    allowed: ['9–6', '9 to 6'],
  },
  sections: { figure: /\d+ sections/g, allowed: ['18 sections'] },
  age: { figure: /\d+ years/g, allowed: ['18 years'] },
  characters: { figure: /\d+ characters/g, allowed: ['6 characters'] },
};

/** Further figures that a file may contain. */
const allowlist: readonly (readonly [file: RegExp, figures: readonly string[]])[] = [
  // The typical amounts of funding rounds.
  [
    /^\.\/(articles|fundingStages)\.ts/,
    [...fundingStages.map(({ label }) => label), '$50K', '$500K', '$2M', '$15M'],
  ],
  // Retention periods, which a test of the backend compares with its rules.
  [/^\.\/legal\/(privacy|retention)\.ts/, retention.map(({ period }) => period)],
];

/** The names of the facts of a city that were checked. */
const factsOf = ({ checked }: City): string =>
  checked.basis === 'sources' ? Object.keys(checked.sources).join('; ') : '';

/** The checked facts of each city, by the path of its file. */
const factsByFile = new Map(
  contentValues.flatMap(([path, value]) =>
    /^\.\/cities(-unpublished)?\/[^/]+\.ts\.default$/.test(path)
      ? [[path.slice(0, -'.default'.length), factsOf(value as City)] as const]
      : [],
  ),
);

/** The article that a path of a value belongs to. */
const articleAt = (path: string) => articles[Number(/^\.\/articles\.ts\.articles\.(\d+)\./.exec(path)?.[1])];

/** Figures that an article's front matter names: its own calculations, and those of its sources. */
const figuresOf = (article: Article | undefined): readonly string[] =>
  article ? [...article.examples, ...article.sources.flatMap(({ figures }) => figures)] : [];

/** Figures with a unit that neither the specification, the allowlist nor a checked fact contains. */
function unknownFigures(path: string, text: string): string[] {
  const allowedInFile = allowlist.flatMap(([file, figures]) => (file.test(path) ? figures : []));
  const inArticle = figuresOf(articleAt(path)).flatMap(figures =>
    Object.values(units).flatMap(({ figure }) => figures.match(figure) ?? []),
  );
  const facts = factsByFile.get(path.replace(/\.default\..*/, '')) ?? '';
  return Object.values(units).flatMap(({ figure, allowed }) => {
    const known = new Set([...allowed, ...allowedInFile, ...inArticle, ...(facts.match(figure) ?? [])]);
    return (text.match(figure) ?? []).filter(found => !known.has(found));
  });
}

test('every figure with a unit is allowed by the specification, the allowlist, a checked fact or an article’s front matter', () => {
  const wrong = contentValues.flatMap(([path, text]) =>
    typeof text === 'string' && !/\.(source|checked\..+)$/.test(path)
      ? unknownFigures(path, text).map(figure => `${path}: ${figure}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['Filed on 470+ news sites.', '470+'],
  ['It reaches 20M+ readers.', '20M+'],
  ['An article of 900 words.', '900 words'],
  ['A 900-word article.', '900-word'],
  ['Typically 15–40%.', '15–40%'],
  ['It lasts 2–9 months.', '2–9 months'],
  ['Give us 60 days notice.', '60 days'],
  ['It starts at $699, once.', '$699'],
  ['With 4 press releases.', '4 press releases'],
  ['Monday–Friday, 8–5 CST', '8–5'],
])('unknownFigures reports the figure in “%s”', (text, figure) => {
  expect(unknownFigures('./somewhere.ts', text)).toEqual([figure]);
});

/** Years and other figures. Ordinals, which name streets and floors, are left out. */
const numbersIn = (text: string): string[] => text.match(/\d(?:[\d,.]*\d)?(?!\d|st|nd|rd|th)(?:s\b)?/g) ?? [];

/** Figures in a city's texts that no checked fact contains. The illustration has its own source, and is left out. */
function unsourced(city: City): string[] {
  const { description, pressPage, studio } = city;
  const texts = Object.values(units).reduce(
    (rest, { figure, allowed }) => rest.replaceAll(figure, found => (allowed.includes(found) ? '' : found)),
    JSON.stringify([description, pressPage, studio]),
  );
  const checked = new Set(numbersIn(factsOf(city)));
  return numbersIn(texts).filter(number => !checked.has(number));
}

const checkedCities = [...cities, ...unpublishedCities].filter(({ checked }) => checked.basis === 'sources');

test('every figure in the texts of a checked city has a source', () => {
  const withProblems = checkedCities.flatMap(city => {
    const figures = unsourced(city);
    return factsOf(city) === '' || figures.length > 0 ? [[city.name, ...figures]] : [];
  });
  expect(withProblems).toEqual([]);
});

test('unsourced reports a year without a source', () => {
  const austin = cities.find(({ slug }) => slug === 'austin')!;
  expect(unsourced({ ...austin, description: 'Dell began in a barn in Ohio in 1931.' })).toEqual(['1931']);
  const { on } = austin.checked;
  expect(unsourced({ ...austin, checked: { on, basis: 'sources', sources: {} } })).toEqual([
    '140',
    '1',
    '1984',
    '1990s',
  ]);
});

test('every text in sourcedClaims is still on a page', () => {
  const published = contentValues.filter(([path]) => !path.startsWith('./sourcedClaims.ts'));
  const stale = sourcedClaims.filter(
    claim => !published.some(([, text]) => typeof text === 'string' && text.includes(claim.text)),
  );
  expect(stale).toEqual([]);
});

/** The titles, addresses and figures in an article's front matter. */
const frontMatterOf = (article: Article | undefined): string =>
  article ? JSON.stringify([article.sources, article.examples]) : '';

test('a year outside the city files is part of a claim, the date of a document, or in an article’s front matter', () => {
  const elsewhere = contentValues.filter(
    ([path, text]) =>
      typeof text === 'string' &&
      !/^\.\/(cities|cities-unpublished|sourcedClaims)\b/.test(path) &&
      /\b(1[5-9]|20)\d\ds?\b/.test(text) &&
      !/^\d{4}-\d\d-\d\d$/.test(text) &&
      !sourcedClaims.some(claim => text.includes(claim.text)) &&
      !frontMatterOf(articleAt(path)).includes(/\b20\d\d\b/.exec(text)?.[0] ?? text),
  );
  expect(elsewhere).toEqual([]);
});
