// Tests of the copy: spelling, quotation marks, forbidden words and links in all texts of the site.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles } from './articles.ts';
import { brand } from './brand.ts';
import { cities } from './cities.ts';
import { pressPageCopy } from './cityPageCopy.ts';
import { contact } from './contact.ts';
import { pageHeads } from './pages.ts';
import { plainText } from './plainText.ts';
import { prAuthority } from './prAuthority.ts';
import { pricing } from './pricing.ts';
import { rateCardGlossary } from './tiers.ts';
import { contentValues } from './contentValues.ts';

const strings = contentValues.filter(
  (entry): entry is readonly [string, string] => typeof entry[1] === 'string',
);
const prose = strings.filter(([, text]) => text.includes(' '));

/** The texts that the site says today: without the quoted old words of corrections. */
const currentProse = prose.filter(([path]) => !/^\.\/corrections\.ts\..*\.said$/.test(path));

const matches = (list: typeof strings, pattern: RegExp) =>
  list.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`);

test('contentValues collects more than 900 texts', () => {
  // The tests below would pass on an empty list.
  expect(strings.length).toBeGreaterThan(900);
});

test('the copy contains no hype', () => {
  const hype =
    /\b(world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|game[- ]chang\w+|revolution(ary|i[sz]\w+)|seamless(ly)?|leverag(e|ing)|synerg\w+|unlock|elevate|empower\w*|supercharge\w*|innovative|best[- ]in[- ]class|next[- ]level|holistic|robust|unparalleled|passionate|delve|solutions?|thought leaders?|stunning|effortless(ly)?|in today’s)\b/i;
  // Words struck out in a headline may be hype.
  expect(
    matches(
      prose.filter(([path]) => !path.endsWith('.del')),
      hype,
    ),
  ).toEqual([]);
});

test('quotes, dashes and ranges are typographic, except in texts that the specification fixes', () => {
  const quoted = new Set(['Loading...', 'Sending...', "Let's Talk"]);
  const own = strings.filter(
    ([path, text]) =>
      !/messages\.ts|\.thanks\.text$/.test(path) &&
      !/^https:|^\d{4}-\d\d-\d\d$/.test(text) &&
      !quoted.has(text),
  );
  expect(matches(own, /['"]| - |--|\.\.\.|\b\d+-\d+\b(?!-)/)).toEqual([]);
});

test('the spelling is American', () => {
  const british =
    /\b(colour|favourite|neighbourhood|honour\w*|labour|centre|theatre|organis\w+|recognis\w+|cancelled|cheque|programme|grey|licence|whilst|fortnight)s?\b/i;
  expect(matches(prose, british)).toEqual([]);
});

test('a comma or period is inside the closing quote', () => {
  // Except after a word that the visitor has to type.
  const own = prose.filter(([path]) => path !== './account.ts.account.settings.validation.word');
  expect(matches(own, /”[,.]/)).toEqual([]);
});

test('the city PR page calls its packages paid placement, at the top and beside the newsrooms', () => {
  expect(pressPageCopy.price).toMatch(/paid placement/i);
  expect(pressPageCopy.outletsNote(cities[0]!)).toContain('paid placement');
});

test('the rate card and the pricing page say why Authority costs more than Launch, which reaches as many sites', () => {
  const outlets = rateCardGlossary.find(({ term }) => term === 'Outlets and releases')?.text ?? '';
  const included = plainText(pricing.faq.faqs.at(-1)?.answer ?? '');
  for (const text of [outlets, included])
    for (const word of [
      '$997',
      'paid once',
      '450+',
      'one release',
      'monthly Authority',
      'premium outlets',
      'PR manager',
    ])
      expect(text).toContain(word);
});

test('no text promises that links stay, or that a draft is kept until it is sent', () => {
  expect(
    matches(currentProse, /links that stay|drafts? (is|are) (kept|saved)\b.*\buntil you (send|submit)/i),
  ).toEqual([]);
});

test('interface and legal texts use no words of the newspaper, and no British ones', () => {
  const plain = prose.filter(
    ([path]) =>
      /^\.\/(auth|account|application|admin|billing|earlyClick|loadError|messages|legal\/\w+)\.ts/.test(
        path,
      ) &&
      // Headlines and the margin of the sign-in panel may be witty.
      !/\.(headline|panel)\b/.test(path),
  );
  // The search has found texts: the check below would pass on an empty list.
  expect(plain.length).toBeGreaterThan(150);
  expect(matches(plain, /\b(desk(?!@)|slip|galley proof|pass|by post|any more|days notice)\b/i)).toEqual([]);
});

/** Pages that articles name as their sources. */
const sourceUrls = new Set<string>(articles.flatMap(({ sources }) => sources.map(({ url }) => url)));

test('every link opens a page that exists', () => {
  const known = new Set<string>(pageHeads().map(({ path }) => path));
  const sections = [
    `/contact#${contact.form.id}`,
    `/PR-Authority#${prAuthority.rates.id}`,
    '/account#orders',
  ];
  for (const more of [...sections, '/sitemap.xml']) known.add(more);
  const hrefs = strings.filter(([path]) => /\.(href|path)$/.test(path) && !path.includes('unpublished'));
  // The search has found links: the check below would pass on an empty list.
  expect(hrefs.length).toBeGreaterThan(50);
  const broken = hrefs.filter(
    ([, href]) =>
      !known.has(href) && !sourceUrls.has(href) && !/^(mailto:\S+|https:\/\/\S+)\.example(\/|$)/.test(href),
  );
  expect(broken).toEqual([]);
});

test('every external link is a source of an article, or has an .example domain because it is invented', () => {
  const external = strings
    .filter(
      ([path, text]) => /^(https?:|mailto:)/.test(text) && !/\.(source|checked\.sources\..+)$/.test(path),
    )
    .filter(([, text]) => !sourceUrls.has(text) && !/\.example(\/|$)/.test(text));
  expect(external).toEqual([]);
});

test('only the brand’s own record contains its name', () => {
  const files = globSync('**/*.{ts,md}', {
    cwd: import.meta.dirname,
    exclude: ['**/*.test.ts', 'brands/*.ts'],
  });
  const said = [brand.name, brand.product, new URL(brand.origin).host];
  const spelledOut = files.filter(file => {
    const code = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(
      /\/\*[^]*?\*\/|^\s*\/\/.*$/gm,
      '',
    );
    return said.some(name => code.includes(name));
  });
  // The search has found files: the check below would pass on an empty list.
  expect(files.length).toBeGreaterThan(30);
  expect(spelledOut).toEqual([]);
});
