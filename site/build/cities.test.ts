// Tests of a build with more cities and articles: each appears on every page and list that should have it.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { collectCities } from '@fit-to-print/content/collectCities';
import { type City, pressPath, studioPath } from '@fit-to-print/content/city';
import { isAdmitted } from '@fit-to-print/content/cityAdmission';
import { formatCount } from '@fit-to-print/content/formatCount';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomePageData } from '../src/pages/home/Live.tsx';
import { linksIn } from '../src/entry/linksIn.fixtures.ts';
import { writeFromTemplate } from '../../.templates/new.ts';
import { buildInProcess } from '../../tests/buildProcess.ts';
import { cityRoutes } from '../../tests/journeys/routes.ts';

/*
 * One file adds a city or an article everywhere. The tests build the site from a copy of the content to which cities were added,
 * the unpublished ones and new ones from the template, and an article from the template. Nothing else differs.
 */
const cache = path.resolve(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'cities-'));
const content = path.join(folder, 'packages/content/src');
const [cities, unpublished] = [path.join(content, 'cities'), path.join(content, 'cities-unpublished')];
const outDir = path.join(folder, 'dist');
cpSync(path.resolve(import.meta.dirname, '../../packages/content/src'), content, { recursive: true });
// The folder does not exist when every city is published.
if (existsSync(unpublished)) {
  cpSync(unpublished, cities, { recursive: true });
  rmSync(unpublished, { recursive: true });
}
/** Changes a new city's file as an author does before search engines may list the city. */
const complete = (text: string, letter: string) =>
  text
    .replace('coordinates: [0, 0]', `coordinates: [${42 + 'ABCDEFGHI'.indexOf(letter) / 10}, -93.5]`)
    .replaceAll(/\bsample\b/gi, 'written')
    .replaceAll(/(name: '[^']*', type: '[^']*')/g, "$1, source: 'https://en.wikipedia.org/wiki/Iowa'")
    .replace(
      "basis: 'from memory'",
      `basis: 'sources', sources: { ${[1, 2, 3, 4, 5].map(fact => `'fact ${fact}': 'https://en.wikipedia.org/wiki/Iowa'`).join(', ')} }`,
    );
for (const letter of 'ABCDEFGHI') {
  const [file = ''] = writeFromTemplate('city', `Nowhere ${letter}, Iowa`, folder);
  const text = readFileSync(path.join(folder, file), 'utf8');
  // The orders of the new cities have gaps, which are allowed. The last city's file is not changed after the template wrote it.
  const moved =
    letter === 'A' ? text.replace(/order: (\d+)/, (_, order) => `order: ${Number(order) + 3}`) : text;
  writeFileSync(path.join(folder, file), letter === 'I' ? moved : complete(moved, letter));
}

const [articleFile = ''] = writeFromTemplate('article', 'Ink & paper: a test', folder);
const articles = path.join(content, 'articles');

// Files of other kinds must be ignored.
for (const each of [cities, articles]) writeFileSync(path.join(each, '.DS_Store'), '');

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
/** The JSON-LD of a document. */
const structuredDataOf = (file: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(file))?.[1] ?? '';
/** The width and height in pixels, which are at bytes 16 and 20 of a PNG file. */
function sizeOfImage(file: string): readonly number[] {
  const image = readFileSync(path.join(outDir, file));
  return [image.readUInt32BE(16), image.readUInt32BE(20)];
}
const href = (to: string) => `href="${to}"`;

beforeAll(async () => {
  await buildInProcess({ articles, cities, outDir });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

const files = readdirSync(cities).filter(file => file.endsWith('.ts'));
const allCities = collectCities(
  await Promise.all(
    files.map(async file => ((await import(path.join(cities, file))) as { default: City }).default),
  ),
);

const admitted = allCities.filter(isAdmitted);
/** Lists and forms show the first twelve cities that search engines may list. */
const listed = admitted.slice(0, 12);
const unlisted = allCities.filter(city => !listed.includes(city));

it('the copy has more cities than lists show', () => {
  expect(listed.length).toBeGreaterThan(5);
  expect(unlisted).not.toEqual([]);
});

it('the sitemap has exactly the pages of the cities that search engines may list', () => {
  const pages = read('sitemap.xml').match(/(?<=<loc>)[^<]*(?=<)/g) ?? [];
  const ofCities = pages
    .map(url => new URL(url).pathname)
    .filter(page => /^\/(PR-Authority|creative-studio)-/.test(page));
  const expected = cityRoutes(admitted.map(({ slug }) => slug));
  expect(ofCities.toSorted()).toEqual(expected.toSorted());
});

describe.each(allCities)('$name', city => {
  const pages = [pressPath(city), studioPath(city)];

  it.each(pages)('has a page, page data and a social image at %s', page => {
    expect(read(`${page}.html`)).toContain(city.name);
    expect(JSON.parse(read(`${page}.json`))).toMatchObject({ path: page });
    expect(read(`${page}.html`)).toContain(`content="${brand.origin}/social${page}.png"`);
    expect(sizeOfImage(`social${page}.png`)).toEqual([1200, 630]);
  });

  it.each(pages)('does not publish the sources of its facts on %s', page => {
    const { checked, localMediaOutlets, illustration } = city;
    const sources = [
      ...localMediaOutlets.flatMap(({ source }) => source ?? []),
      ...(checked.basis === 'sources' ? Object.values(checked.sources) : []),
      illustration.source,
    ];
    for (const file of [`${page}.html`, `${page}.json`]) {
      const text = read(file);
      expect(sources.filter(source => text.includes(source))).toEqual([]);
    }
  });

  // The next test checks a city that is not admitted.
  it.runIf(isAdmitted(city)).each(pages)(
    'lists %s in the sitemap and describes the city in JSON-LD',
    page => {
      expect(read('sitemap.xml')).toContain(`<loc>${brand.origin}${page}</loc>`);
      expect(structuredDataOf(`${page}.html`)).toContain(`"@type":"City","name":"${city.name}"`);
    },
  );
});

it('the city that is still as the template writes it asks search engines not to list it', () => {
  const [unfinished, ...others] = allCities.filter(city => !isAdmitted(city));
  expect([unfinished?.name, others]).toEqual(['Nowhere I', []]);
  for (const page of [pressPath(unfinished!), studioPath(unfinished!)]) {
    expect(read(`${page}.html`)).toContain('<meta name="robots" content="noindex"');
    expect(read(`${page}.html`)).not.toContain('application/ld+json');
  }
});

describe.each(listed)('$name, one of the first twelve', city => {
  it('is in every list of cities', () => {
    expect(read('index.html')).toContain(href(studioPath(city)));
    expect(read('services.html')).toContain(href(studioPath(city)));
    expect(read('PR-Authority.html')).toContain(href(pressPath(city)));
  });

  it('is an option of the contact form and an answer of the questions on the home page', () => {
    expect(read('contact.html')).toMatch(new RegExp(`<option[^>]*>${city.name}</option>`));
    expect(read('index.json')).toContain(
      `"${city.name}":{"text":"${brand.product} in ${city.name}","href":"${pressPath(city)}"}`,
    );
  });
});

it.each(unlisted)('$name, after the first twelve, is not on shared pages', ({ name, slug }) => {
  const pagesWithCity = ['index', 'PR-Authority', 'services', 'contact']
    .flatMap(page => [`${page}.html`, `${page}.json`])
    .filter(file => read(file).includes(name) || read(file).includes(slug));
  expect(pagesWithCity).toEqual([]);
});

it('the questions on the home page do not say that an unlisted city has no page', () => {
  expect(read('index.json')).toContain('Tell us where the story should run, and a person answers.');
  expect(read('index.json')).not.toContain('has no press page yet');
});

it('the home page counts the admitted cities and numbers each listed city once', () => {
  expect(read('index.html')).toContain(`${formatCount(admitted.length)} cities,`);
  const { data } = JSON.parse(read('index.json')) as { data: HomePageData };
  const numbers = [...data.cities.cities, data.cities.otherCity].map(({ number }) => number);
  // Twelve cities, the line to the index, and the visitor's own city.
  expect(numbers).toHaveLength(14);
  expect(new Set(numbers).size).toBe(14);
});

it('a page links to the same page of the nearest city', () => {
  for (const kind of ['PR-Authority', 'creative-studio'])
    expect(read(`${kind}-nowhere-a.html`)).toMatch(
      new RegExp(`aria-label="Cities near Nowhere A".*?href="/${kind}-nowhere-b".*?7 miles`),
    );
});

describe('the links of the documents', () => {
  const documents = () => globSync('**/*.html', { cwd: outDir }).map(file => file.slice(0, -'.html'.length));
  const withoutQuery = (to: string) => to.replace(/[?#].*/, '');
  /** The addresses on this site of all links in a document. */
  const linksOf = (page: string) =>
    Array.from(read(`${page}.html`).matchAll(/<a [^>]*href="(\/[^"]*)/g), ([, to = '']) => withoutQuery(to));

  // `linkGraph.test.ts` counts clicks by the links in the data.
  it('are those that the data of the pages names', () => {
    const missing = documents()
      .filter(page => existsSync(path.join(outDir, `${page}.json`)))
      .flatMap(page => {
        const links = new Set(linksOf(page));
        return linksIn(JSON.parse(read(`${page}.json`))).filter(to => !links.has(to));
      });
    expect(missing).toEqual([]);
  });

  it('are addresses of pages and files that exist', () => {
    const links = new Set(documents().flatMap(linksOf));
    const filesOf = (to: string) => (to === '/' ? ['index.html'] : [`${to}.html`, to]);
    const dead = [...links].filter(to => !filesOf(to).some(file => existsSync(path.join(outDir, file))));
    expect(dead).toEqual([]);
  });
});

describe('the index of cities', () => {
  const linksOf = (page: string) =>
    Array.from(
      read(page === '/' ? 'index.html' : `${page}.html`).matchAll(/<a [^>]*href="(\/[^"#]*)/g),
      ([, to = '']) => to,
    );
  const indexedPages = () =>
    Array.from(read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname);

  it('has a page of all states, and one for each state', () => {
    const states = new Set(admitted.map(({ state }) => state));
    expect(indexedPages().filter(page => page.startsWith('/cities'))).toHaveLength(1 + states.size);
    expect(structuredDataOf('cities/iowa.html')).toContain('"name":"Cities"');
  });

  it('makes every indexed page reachable from the home page in at most three clicks', () => {
    const clicks = new Map([['/', 0]]);
    for (const [page, distance] of clicks)
      if (distance < 3 && existsSync(path.join(outDir, page === '/' ? 'index.html' : `${page}.html`)))
        for (const to of linksOf(page)) if (!clicks.has(to)) clicks.set(to, distance + 1);
    expect(indexedPages().filter(page => !clicks.has(page))).toEqual([]);
  });
});

describe('a new article', () => {
  const page = '/insights/ink-paper-a-test';
  const title = 'Ink &amp; paper: a test';

  it('is in a file that is named after its title', () => {
    expect(articleFile).toBe(`packages/content/src/articles${page.replace('/insights', '')}.md`);
  });

  it('has a page, page data and a social image', () => {
    expect(read(`${page}.html`)).toContain(`<title>${title} | ${brand.name}</title>`);
    expect(read(`${page}.html`)).toContain(`content="${brand.origin}/social${page}.png"`);
    expect(JSON.parse(read(`${page}.json`))).toMatchObject({ path: page });
    expect(sizeOfImage(`social${page}.png`)).toEqual([1200, 630]);
  });

  it('is in the list, the feed and the sitemap', () => {
    expect(read('insights.html')).toContain(href(page));
    expect(read('insights/feed.xml')).toContain(
      `<item><title>${title}</title><link>${brand.origin}${page}</link>`,
    );
    expect(read('sitemap.xml')).toContain(`<loc>${brand.origin}${page}</loc><lastmod>`);
  });

  it('is described in JSON-LD', () => {
    expect(structuredDataOf(`${page}.html`)).toContain('"@type":"Article","headline":"Ink & paper: a test"');
  });
});
