// Builds the site: bundles the code, renders every page that has changed to HTML, and draws the social images (those of shared links).
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { layerOrder } from '@fit-to-print/ui/theme/layerOrder';
import { buildDay } from '@fit-to-print/content/buildDate';
import type { Logo } from '@fit-to-print/ui/patterns/LogoCarousel';
import type { PrAuthorityData } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { fetchLogos } from '../src/api/logos.ts';
import type * as renderModule from '../src/entry/renderPage.tsx';
import type * as buildExports from '../src/entry/buildExports.ts';
import type { Page } from '../src/pages/definePageData.ts';
import { isIndexed } from '../src/seo/isIndexed.ts';
import { appFiles, sortByUse } from './appFiles.ts';
import { bundle } from './bundle.ts';
import {
  verifyStamps,
  BuildCache,
  type BuildState,
  digestOf,
  type FileStamp,
  type PageRecord,
  stampOf,
  type ViewRecord,
} from './cache/buildCache.ts';
import { codeDigest } from './cache/codeDigest.ts';
import type * as cityFilesModule from './cities/cityFiles.ts';
import { cityFilesUrl } from './cities/externalCities.ts';
import { drawPictureByPath } from './pictures.ts';
import { preloadedFonts } from './fonts.ts';
import { removeStale, writeChanged } from './writeFiles.ts';
import { subresourceIntegrity } from './headers.ts';
import { stylesheetsOf } from './usedCss.ts';
import { type PageHistory, readHistory, updateHistory, writeHistory } from './pageHistory.ts';
import { type Prerendered, prerenderPages } from './prerender.ts';
import { isInShard, type Shard } from './shards.ts';
import type { JobPage } from './renderJobs.ts';
import { siteFiles } from './siteFiles.ts';
import { sharedPicture } from './sharedPicture.ts';

const withLogos = (data: PrAuthorityData, logos: Logo[]): PrAuthorityData => ({
  ...data,
  carousel: { ...data.carousel, logos },
});

const site = path.resolve(import.meta.dirname, '..');
const contentFolder = path.join(site, '../packages/content/src');

/** Draws the icons. The module is imported only then, because it loads fonts and image libraries, which a build of unchanged code does not use. */
const drawIcons = async () => (await import('./icons.ts')).iconFiles();

export interface BuildOptions {
  /** Origin of the Supabase project that the site talks to. */
  backend: string;
  /** The publishable key of that project. */
  publishableKey: string;
  /** STRIPE_PAYMENT_LINKS. Without it, a Buy button asks a signed-out visitor for an account first. */
  paymentLinks?: string;
  /** The folder to write. Default: `site/dist`. */
  outDir?: string;
  /** The folder with a file for each city. Default: `packages/content/src/cities`. */
  cities?: string;
  /** The folder with a file for each article. Default: `packages/content/src/articles`. */
  articles?: string;
  /** True to draw the social images. Default: true. */
  socialImages?: boolean;
  /** The file with the published pages, each with the day on which it last changed (`pageHistory.ts`). Without it, the sitemap has the dates that articles state. */
  historyFile?: string;
  /** Writes only the pages of one shard, and nothing that needs all pages (`shards.ts`). */
  shard?: Shard;
  /** Called with a description of each step. */
  onProgress?: (step: string) => void;
}

export interface BuildReport {
  /** The number of pages that the site has. */
  pages: number;
  /** The paths of the pages that were rendered. All other pages are those of the earlier build. */
  rendered: readonly string[];
}

/** Brings the history of published pages up to date, and returns it. */
function publish(file: string, records: ReadonlyMap<string, PageRecord>): PageHistory {
  const contents = [...records].flatMap(([pagePath, { content, isIndexed: indexed }]) =>
    indexed ? [[pagePath, content] as const] : [],
  );
  const history = updateHistory(readHistory(file), new Map(contents), buildDay);
  writeHistory(file, history);
  return history;
}

/** Writes into the folder of the build, and remembers the files of this build. */
function outputIn(dist: string) {
  /** Without a slash at the beginning. (`path.join` is too slow for 40,000 files.) */
  const files = new Set<string>();
  const register = (file: string) => files.add(file.replace(/^\//, ''));
  const write = (file: string, content: string | Uint8Array) => {
    register(file);
    writeChanged(path.join(dist, file), content);
  };
  const stamp = (file: string) => stampOf(dist, file, readFileSync(path.join(dist, file)));
  return { files, register, write, stamp };
}

/** Draws the files that depend on the code only, and stamps them and those of the bundle. */
async function stampCodeFiles(bundleFiles: readonly string[], { stamp, write }: ReturnType<typeof outputIn>) {
  const drawn = Object.entries(await drawIcons());
  for (const [file, draw] of drawPictureByPath) drawn.push([file, draw()]);
  for (const [file, content] of drawn) write(file, content);
  return [...bundleFiles, ...drawn.map(([file]) => file)].map(stamp);
}

/** Returns for each page the digest of all that it depends on, without the code, whose change drops the whole cache, and the style of its template. */
function keysOf(
  pages: readonly Page[],
  toJobPage: (page: Page) => JobPage,
  { cityDigests, placesDigest }: Pick<typeof cityFilesModule, 'cityDigests' | 'placesDigest'>,
  layoutData: object,
  earlier: BuildState | undefined,
) {
  const layoutDigest = digestOf(JSON.stringify(layoutData));
  /** By slug: both pages of a city have the same key. */
  const cityKeys = new Map<string, string>();
  const knownNeighbors = earlier?.places === placesDigest ? earlier.neighbors : {};
  const neighbors: Record<string, string> = {};
  const keyOf = (page: Page): string => {
    const { city } = page;
    if (!city) return digestOf(JSON.stringify(toJobPage(page)));
    const { slug } = city;
    const known = cityKeys.get(slug);
    if (known !== undefined) return known;
    // The digests of neighbors are taken from the earlier build, because searching the neighbors of 10,000 cities takes half a second.
    neighbors[slug] = knownNeighbors[slug] ?? digestOf(JSON.stringify(city.neighbors));
    const key = digestOf(JSON.stringify([cityDigests.get(slug), neighbors[slug], layoutDigest]));
    cityKeys.set(slug, key);
    return key;
  };
  return { keys: new Map(pages.map(page => [page, keyOf(page)])), neighbors };
}

/** Returns the records of the pages that the folder has already, by their paths. */
function unchangedOf(keys: ReadonlyMap<Page, string>, dist: string, earlier: BuildState | undefined) {
  const unchanged = new Map<string, PageRecord>();
  for (const [page, key] of keys) {
    const record = earlier?.pages.get(page.path);
    if (record?.key !== key) continue;
    const stamps = verifyStamps(dist, record.files);
    if (stamps) unchanged.set(page.path, { ...record, files: stamps });
  }
  return unchanged;
}

/** The part of a record that describes the content of a page. */
type PageContent = Pick<PageRecord, 'content' | 'isIndexed' | 'modified'>;

/** Returns the records of all pages, by their paths. */
function recordsOf(
  keys: ReadonlyMap<Page, string>,
  unchanged: ReadonlyMap<string, PageRecord>,
  contents: ReadonlyMap<string, PageContent>,
  prerendered: Prerendered,
  stampImage: (page: Page) => FileStamp[],
) {
  const records = new Map<string, PageRecord>();
  for (const [page, key] of keys) {
    const kept = unchanged.get(page.path);
    const written = prerendered.pages.get(page.path);
    const restyled = prerendered.restyled.get(page.path);
    const { content, isIndexed: indexed, modified } = kept ?? contents.get(page.path)!;
    records.set(page.path, {
      template: page.definition.path,
      key,
      names: (written ?? kept)!.names,
      files: (written ? [...written.files, ...stampImage(page)] : kept!.files).map(stamp =>
        stamp[0] === restyled?.[0] ? restyled : stamp,
      ),
      content,
      isIndexed: indexed,
      modified,
    });
  }
  return records;
}

/** Draws the views over cities whose plans have changed, and returns the records of all views. A view takes a fifth of a second. */
function writeViews(
  views: typeof buildExports.views,
  renderView: typeof renderModule.renderView,
  dist: string,
  earlier: BuildState | undefined,
  { register, stamp, write }: ReturnType<typeof outputIn>,
) {
  const records: Record<string, ViewRecord> = {};
  for (const [file, view] of views) {
    const key = digestOf(JSON.stringify(view));
    const known = earlier?.views[file];
    const kept = known?.key === key ? verifyStamps(dist, [known.stamp])?.[0] : undefined;
    if (kept) register(file);
    else write(file, renderView(...view));
    records[file] = { key, stamp: kept ?? stamp(file) };
  }
  return records;
}

/** Bundles the app for the browser and the prerenderer, renders every page, and writes the configuration of static hosts. */
export async function build({
  backend,
  publishableKey,
  paymentLinks = '',
  outDir: dist = path.join(site, 'dist'),
  cities = path.join(contentFolder, 'cities'),
  articles = path.join(contentFolder, 'articles'),
  socialImages = true,
  historyFile,
  shard,
  onProgress = () => {},
}: BuildOptions): Promise<BuildReport> {
  const output = outputIn(dist);
  // React's development build renders three times slower.
  process.env.NODE_ENV = 'production';
  // The cache is next to `dist`, so that simultaneous builds of two folders do not share it.
  const cache = new BuildCache(`${dist}.cache`);

  onProgress('Reading the cities and what has changed');
  const cityFiles = cityFilesUrl(cities, cache.citiesFile);
  const citiesName = path.relative(site, cities);
  const digest = codeDigest(articles, { backend, publishableKey, paymentLinks, citiesName, socialImages });
  const state = cache.read(digest);
  const earlierCodeFiles = state && verifyStamps(dist, state.files);
  // If a file that depends on the code is missing or changed, the build starts without the results of the earlier build.
  const earlier = earlierCodeFiles && state;
  const serverFolder = cache.serverFolder(digest);
  const isBundled = existsSync(serverFolder);
  if (!earlier || !isBundled) onProgress('Bundling the app');
  const [bundled, logos, cityFileRecords] = await Promise.all([
    earlier && isBundled
      ? earlier.bundled
      : bundle({ backend, publishableKey, paymentLinks, outDir: dist, serverFolder, cityFiles, articles }),
    fetchLogos(backend, publishableKey).catch((error: unknown) => {
      onProgress(`Building without logos, which the browser requests again (${String(error)})`);
      return [];
    }),
    // Reads the cities while the bundler runs. The bundled server imports the same URL.
    import(cityFiles) as Promise<typeof cityFilesModule>,
  ]);
  const { files, manifest, fontFaces } = bundled;
  const css = await Promise.all(stylesheetsOf(manifest).map(file => readFile(path.join(dist, file), 'utf8')));

  const bootstrap = manifest['src/entry/bootstrap.ts']!.file;

  const server = (await import(
    pathToFileURL(path.join(serverFolder, 'buildExports.js')).href
  )) as typeof buildExports;
  const { pages: allPages, definitionByFolder, layoutData, structuredData, dataPath, socialImage } = server;
  const pages = shard ? allPages.filter(page => isInShard(page.path, shard)) : allPages;
  const filesByDefinition = new Map(
    Object.entries(definitionByFolder).map(([folder, definition]) => [definition, appFiles(bundled, folder)]),
  );
  const toJobPage = (page: Page): JobPage => ({
    input: {
      path: page.path,
      head: page.head,
      data: page.path === '/PR-Authority' ? withLogos(page.data as PrAuthorityData, logos) : page.data,
      layoutData,
      laterHeadlines: page.laterHeadlines,
    },
    structuredData: structuredData(page),
    files: {
      ...filesByDefinition.get(page.definition)!,
      page: [dataPath(page.path), ...filesByDefinition.get(page.definition)!.page],
    },
  });
  const contents = new Map<string, PageContent>();
  const toRender = (deferred: Page): JobPage => {
    // The fields of `deferred` are getters that map the content of a city. The copy calls each of them once.
    const page = { ...deferred };
    contents.set(page.path, {
      content: digestOf(JSON.stringify([page.head, page.data, page.structuredData])),
      isIndexed: isIndexed(page),
      modified: page.head.modified,
    });
    return toJobPage(page);
  };

  const { keys, neighbors } = keysOf(pages, toJobPage, cityFileRecords, layoutData, earlier);
  const unchanged = unchangedOf(keys, dist, earlier);

  onProgress(`Rendering ${pages.length - unchanged.size} of ${pages.length} pages`);
  const prerendering = prerenderPages(pages, toRender, {
    renderPage: path.join(serverFolder, 'renderPage.js'),
    dist,
    unchanged,
    styles: earlier ? earlier.styles : cache.expectedStyles(),
    // The first rule declares the order of the layers, because the stylesheets of the app load in any order.
    css: `@layer ${layerOrder.join()};${fontFaces}${css.join('')}`,
    assets: {
      script: `/${bootstrap}`,
      integrity: subresourceIntegrity(await readFile(path.join(dist, bootstrap))),
      // The fonts of every page. Without a preload, text moves when its font arrives.
      preload: Object.values(manifest)
        .filter(({ src }) => preloadedFonts.test(src ?? ''))
        .map(({ file }) => `/${file}`),
    },
  });
  // While the workers start, this thread draws the files that depend on the code only, and loads the module that draws maps and views.
  const [prerendered, { renderMap, renderView }, codeStamps] = await Promise.all([
    prerendering,
    import(pathToFileURL(path.join(serverFolder, 'renderPage.js')).href) as Promise<typeof renderModule>,
    earlierCodeFiles ?? stampCodeFiles(files, output),
  ]);
  for (const [file] of codeStamps) output.register(file);

  const changed = pages.filter(page => !unchanged.has(page.path));
  if (socialImages && changed.length > 0) {
    onProgress('Drawing the social images');
    const { writeSocialImages } = await import('./socialImages.ts');
    await writeSocialImages(
      changed.map(page => ({
        path: page.path,
        headline: page.head.headline,
        description: page.head.description,
        picture: sharedPicture(page, renderMap),
      })),
      page => path.join(dist, socialImage(page.path)),
    );
  }
  const stampImage = (page: Page) => {
    const image = socialImage(page.path);
    const kept = unchanged.get(page.path);
    if (kept) return kept.files.filter(([file]) => file === image);
    return socialImages ? [output.stamp(image)] : [];
  };
  const records = recordsOf(keys, unchanged, contents, prerendered, stampImage);
  for (const { files: stamps } of records.values()) for (const [file] of stamps) output.register(file);

  let views: BuildState['views'] = {};
  if (!shard) {
    const published = historyFile === undefined ? undefined : publish(historyFile, records);
    const texts = siteFiles(server, {
      backend,
      records,
      published,
      styles: prerendered.styles,
      assets: sortByUse(
        files.map(file => `/${file}`),
        [...filesByDefinition.values()],
      ),
    });
    for (const [file, text] of Object.entries(texts)) output.write(file, text);
    for (const [file, plan] of server.maps) output.write(file, renderMap(plan));
    views = writeViews(server.views, renderView, dist, earlier, output);
  }
  await removeStale(dist, output.files);
  cache.write({
    codeDigest: digest,
    bundled,
    files: codeStamps,
    styles: prerendered.styles,
    pages: records,
    places: cityFileRecords.placesDigest,
    neighbors,
    views,
  });
  return { pages: pages.length, rendered: [...prerendered.pages.keys()] };
}
