import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { articles } from '@fit-to-print/content/articles';
import { layerOrder } from '@fit-to-print/ui/theme/layerOrder';
import type { Logo } from '@fit-to-print/ui/patterns/LogoCarousel';
import type { PrAuthorityData } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { fetchLogos } from '../src/api/logos.ts';
import type * as editor from '../src/entry/server.ts';
import { bundle } from './bundle.ts';
import { cityFilesUrl } from './cities/externalCities.ts';
import { beforePaintHash, feedPath, redirectDocument } from './document.ts';
import { feed } from './feed.ts';
import { removeStale, writeChanged } from './files.ts';
import { cspHash } from './headers.ts';
import { hostFiles } from './hosts.ts';
import { iconFiles } from './icons.ts';
import { stylesheetsOf } from './css.ts';
import { prerenderPages } from './prerender.ts';
import { robots, sitemaps } from './sitemap.ts';
import { writeSocialImages } from './socialImages.ts';

const withLogos = (data: PrAuthorityData, logos: Logo[]): PrAuthorityData => ({
  ...data,
  carousel: { ...data.carousel, logos },
});

const site = path.resolve(import.meta.dirname, '..');

export interface BuildOptions {
  /** Origin of the Supabase project that the site talks to. */
  backend: string;
  /** Its publishable key: public, and part of the browser's script. */
  publishableKey: string;
  /** The folder to write. Default: `site/dist`. */
  outDir?: string;
  /** The folder with a file for each city. Default: content's own. */
  cities?: string;
  /** Whether to draw the pictures of shared links. Default: true. */
  socialImages?: boolean;
  /** Told what is being done, a line a step. */
  progress?: (step: string) => void;
}

/** Builds the application twice (browser, prerenderer), prints every page, and writes what static hosts need to know. */
export async function build({
  backend,
  publishableKey,
  outDir: dist = path.join(site, 'dist'),
  cities = path.join(site, '../packages/content/src/cities'),
  socialImages = true,
  progress = () => {},
}: BuildOptions): Promise<void> {
  const written = new Set<string>();
  const fileIn = (file: string) => {
    const target = path.join(dist, file);
    written.add(target);
    return target;
  };
  const write = (file: string, content: string | Uint8Array) => writeChanged(fileIn(file), content);
  // React's development build prints three times slower.
  process.env.NODE_ENV = 'production';
  // Beside the outcome, so that two builds at once do not meet.
  const server = `${dist}.server`;

  progress('Bundling the application');
  const cityFiles = cityFilesUrl(cities);
  const [{ files, manifest }, logos] = await Promise.all([
    bundle({ backend, publishableKey, outDir: dist, server, cityFiles }),
    fetchLogos(backend, publishableKey).catch((error: unknown) => {
      progress(`Without logos, which the browser will look for again (${String(error)})`);
      return [];
    }),
    // Read while the bundles are made; the server's imports the same module.
    import(cityFiles),
  ]);
  for (const file of files) fileIn(file);
  const css = await Promise.all(stylesheetsOf(manifest).map(file => readFile(path.join(dist, file), 'utf8')));

  progress('Setting the headlines and printing the pages');
  const { pages, redirects, layoutData, structuredData, documentFile, dataPath, socialImage } = (await import(
    pathToFileURL(path.join(server, 'server.js')).href
  )) as typeof editor;
  const styles = await prerenderPages(
    pages,
    page => {
      const { path: address, head } = page;
      const data = address === '/PR-Authority' ? withLogos(page.data as PrAuthorityData, logos) : page.data;
      return {
        input: { path: address, head, data, layoutData },
        structuredData: structuredData(page),
      };
    },
    {
      renderPage: path.join(server, 'renderPage.js'),
      dist,
      // The order of the layers first, in every document: the sheets that come with the application come in any.
      css: `@layer ${layerOrder.join()};${css.join('')}`,
      assets: {
        script: `/${manifest['src/entry/bootstrap.ts']!.file}`,
        // The faces of every page: text that is set before they come is set again, and moves.
        preload: Object.values(manifest)
          .filter(({ src }) => /fonts\/(archivo|newsreader|spline-sans-mono)\./.test(src ?? ''))
          .map(({ file }) => `/${file}`),
      },
    },
  );
  for (const page of pages) [documentFile, dataPath].forEach(of => fileIn(of(page.path)));
  for (const [from, to] of Object.entries(redirects)) {
    write(documentFile(from), redirectDocument(to, layoutData.origin + to));
  }

  if (socialImages) {
    progress('Drawing the pictures of shared links');
    await writeSocialImages(
      pages.map(({ path: page, head: { headline, description } }) => ({ path: page, headline, description })),
      page => fileIn(socialImage(page.path)),
    );
  }
  for (const [file, content] of Object.entries(await iconFiles())) write(file, content);

  const { origin } = layoutData;
  const indexed = pages.filter(({ definition }) => definition.isIndexed);
  const listed = indexed.map(({ path: page, head }) => ({ url: origin + page, modified: head.modified }));
  for (const [file, text] of Object.entries(sitemaps(origin, listed))) write(file, text);
  write('robots.txt', robots(origin));
  const insights = pages.find(page => page.path === '/insights')!;
  const { title, description } = insights.head;
  write(feedPath, feed({ origin, title, description, page: insights.path, path: feedPath }, articles));
  const policy = { backend, scripts: [beforePaintHash], styles: [...styles.values()].map(cspHash) };
  for (const [file, text] of Object.entries(hostFiles(policy, redirects))) write(file, text);
  await removeStale(dist, written);
  await rm(server, { recursive: true });
}
