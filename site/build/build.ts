import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@fit-to-print/content/brand';
import { layerOrder } from '@fit-to-print/ui/theme/layerOrder';
import type { Logo } from '@fit-to-print/ui/patterns/LogoCarousel';
import type { PrAuthorityData } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { fetchLogos } from '../src/api/logos.ts';
import type * as renderModule from '../src/entry/renderPage.tsx';
import type * as serverModule from '../src/entry/server.ts';
import { isIndexed } from '../src/seo/isIndexed.ts';
import { applicationFiles } from './applicationFiles.ts';
import { bundle } from './bundle.ts';
import { cityFilesUrl } from './cities/externalCities.ts';
import { beforePaintHash, feedPath, redirectDocument } from './document.ts';
import { picturePlates } from './frontPagePicture.ts';
import { preloadedFonts } from './fonts.ts';
import { feed } from './rssFeed.ts';
import { removeStale, writeChanged } from './writeFiles.ts';
import { cspHash, subresourceIntegrity } from './headers.ts';
import { hostConfiguration } from './hostConfiguration.ts';
import { iconFiles } from './icons.ts';
import { stylesheetsOf } from './usedCss.ts';
import { prerenderPages } from './prerender.ts';
import { securityText } from './securityText.ts';
import { robots, sitemaps } from './sitemap.ts';
import { sharedPicture } from './sharedPicture.ts';
import { writeSocialImages } from './socialImages.ts';

const withLogos = (data: PrAuthorityData, logos: Logo[]): PrAuthorityData => ({
  ...data,
  carousel: { ...data.carousel, logos },
});

/** Lower for files that more pages load. */
function loadOrder(file: string): number {
  const kinds = [/\/bootstrap-/, /\.woff2$/, /\/client-/];
  const kind = kinds.findIndex(pattern => pattern.test(file));
  return kind === -1 ? kinds.length : kind;
}

const site = path.resolve(import.meta.dirname, '..');
const contentFolder = path.join(site, '../packages/content/src');

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
  /** Whether to draw the social images. Default: true. */
  socialImages?: boolean;
  /** Called with a description of each step. */
  onProgress?: (step: string) => void;
}

/** Bundles the application for the browser and the prerenderer, renders every page, and writes the configuration of static hosts. */
export async function build({
  backend,
  publishableKey,
  paymentLinks = '',
  outDir: dist = path.join(site, 'dist'),
  cities = path.join(contentFolder, 'cities'),
  articles = path.join(contentFolder, 'articles'),
  socialImages = true,
  onProgress = () => {},
}: BuildOptions): Promise<void> {
  const currentFiles = new Set<string>();
  const registerFile = (file: string) => {
    const target = path.join(dist, file);
    currentFiles.add(target);
    return target;
  };
  const write = (file: string, content: string | Uint8Array) => writeChanged(registerFile(file), content);
  // React's development build renders three times slower.
  process.env.NODE_ENV = 'production';
  // Next to `dist`, so that simultaneous builds of two folders do not share it.
  const serverFolder = `${dist}.server`;

  onProgress('Bundling the application');
  const cityFiles = cityFilesUrl(cities);
  const [bundled, logos] = await Promise.all([
    bundle({ backend, publishableKey, paymentLinks, outDir: dist, serverFolder, cityFiles, articles }),
    fetchLogos(backend, publishableKey).catch((error: unknown) => {
      onProgress(`Building without logos, which the browser requests again (${String(error)})`);
      return [];
    }),
    // Reads the cities while the bundler runs. The bundled server imports the same URL.
    import(cityFiles),
  ]);
  const { files, manifest } = bundled;
  for (const file of files) registerFile(file);
  const css = await Promise.all(stylesheetsOf(manifest).map(file => readFile(path.join(dist, file), 'utf8')));

  const bootstrap = manifest['src/entry/bootstrap.ts']!.file;

  onProgress('Fitting the headlines and rendering the pages');
  const {
    articles: listedArticles,
    pages,
    pageDefinitions,
    redirects,
    layoutData,
    maps,
    structuredData,
    documentFile,
    dataPath,
    socialImage,
  } = (await import(pathToFileURL(path.join(serverFolder, 'server.js')).href)) as typeof serverModule;
  const filesByDefinition = new Map(
    Object.entries(pageDefinitions).map(([folder, definition]) => [
      definition,
      applicationFiles(bundled, folder),
    ]),
  );
  const templateCss = await prerenderPages(
    pages,
    page => ({
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
    }),
    {
      renderPage: path.join(serverFolder, 'renderPage.js'),
      dist,
      // Declares the order of the layers: the stylesheets of the application load in any order.
      css: `@layer ${layerOrder.join()};${css.join('')}`,
      assets: {
        script: `/${bootstrap}`,
        integrity: subresourceIntegrity(await readFile(path.join(dist, bootstrap))),
        // The fonts of every page. Without a preload, text moves when its font arrives.
        preload: Object.values(manifest)
          .filter(({ src }) => preloadedFonts.test(src ?? ''))
          .map(({ file }) => `/${file}`),
      },
    },
  );
  for (const page of pages) [documentFile, dataPath].forEach(toFile => registerFile(toFile(page.path)));
  for (const [from, to] of Object.entries(redirects)) {
    write(documentFile(from), redirectDocument(to, layoutData.origin + to));
  }

  const { renderMap } = (await import(
    pathToFileURL(path.join(serverFolder, 'renderPage.js')).href
  )) as typeof renderModule;

  if (socialImages) {
    onProgress('Drawing the social images');
    await writeSocialImages(
      pages.map(page => ({
        path: page.path,
        headline: page.head.headline,
        description: page.head.description,
        picture: sharedPicture(page, renderMap),
      })),
      page => registerFile(socialImage(page.path)),
    );
  }
  for (const [file, content] of Object.entries(await iconFiles())) write(file, content);
  for (const [file, draw] of picturePlates) write(file, draw());
  for (const [file, plan] of maps) write(file, renderMap(plan));

  const { origin } = layoutData;
  const indexed = pages.filter(isIndexed);
  const listed = indexed.map(({ path: page, head }) => ({ url: origin + page, modified: head.modified }));
  for (const [file, text] of Object.entries(sitemaps(origin, listed))) write(file, text);
  write('robots.txt', robots(origin));
  write('.well-known/security.txt', securityText(origin, brand.email, new Date()));
  const insights = pages.find(page => page.path === '/insights')!;
  const { title, description } = insights.head;
  write(feedPath, feed({ origin, title, description, page: insights.path, path: feedPath }, listedArticles));
  const policy = { backend, scripts: [beforePaintHash], styles: [...templateCss.values()].map(cspHash) };
  const configuration = hostConfiguration({
    policy,
    redirects,
    // Every page loads the bootstrap and fonts.
    assets: files.map(file => `/${file}`).toSorted((a, b) => loadOrder(a) - loadOrder(b)),
    pages: pages.map(page => page.path),
    feed: feedPath,
  });
  for (const [file, text] of Object.entries(configuration)) write(file, text);
  await removeStale(dist, currentFiles);
  await rm(serverFolder, { recursive: true });
}
