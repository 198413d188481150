import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { articles } from '@fit-to-print/content/articles';
import { build as viteBuild, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import type * as editor from '../src/server.ts';
import { citiesApart, cityFilesAt } from './cities/apart.ts';
import { beforePaintHash, feedPath, redirectDocument } from './document.ts';
import { feed } from './feed.ts';
import { sweep, writeChanged } from './files.ts';
import { cspHash } from './headers.ts';
import { hostFiles } from './hosts.ts';
import { iconFiles } from './icons.ts';
import { printPages } from './press.ts';
import { robots, sitemaps } from './search.ts';
import { printSocialImages } from './socialImages.ts';

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
  // Vite's server bundle keeps reading this, and React's development build prints three times slower.
  process.env.NODE_ENV = 'production';
  process.env.VITE_SUPABASE_URL = backend;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey;
  // Beside the outcome, so that two builds at once do not meet.
  const server = `${dist}.server`;

  progress('Bundling the application');
  const config: InlineConfig = { configFile: path.join(site, 'vite.config.ts'), logLevel: 'warn' };
  const cityFiles = cityFilesAt(cities);
  // Read while the bundles are made; the server's imports the same module.
  const reading = import(cityFiles);
  const { output } = (await viteBuild(config)) as Rolldown.RolldownOutput;
  await viteBuild({ ...config, plugins: [citiesApart(cityFiles)], build: { ssr: true, outDir: server } });
  await reading;

  const bundle = new Map(
    output.map(file => [file.fileName, file.type === 'asset' ? file.source : file.code]),
  );
  const textOf = (file: string) => Buffer.from(bundle.get(file)!).toString();
  const manifestFile = '.vite/manifest.json';
  const manifest = JSON.parse(textOf(manifestFile)) as Manifest;
  bundle.delete(manifestFile);
  for (const [file, content] of bundle) write(file, content);
  const stylesheet = Object.values(manifest).find(chunk => chunk.file.endsWith('.css'))!.file;

  progress('Setting the headlines and printing the pages');
  const { pages, redirects, frame, structuredData, documentFile, dataPath, socialImage } = (await import(
    pathToFileURL(path.join(server, 'server.js')).href
  )) as typeof editor;
  const styles = await printPages(
    pages,
    page => {
      const { path: address, template, head, data } = page;
      return {
        manuscript: { path: address, template, head, data, frame },
        structuredData: structuredData(page),
      };
    },
    {
      print: path.join(server, 'print.js'),
      dist,
      css: textOf(stylesheet),
      assets: {
        script: `/${manifest['src/bootstrap.ts']!.file}`,
        stylesheet: `/${stylesheet}`,
        preload: Object.values(manifest)
          .filter(({ src }) => src?.includes('fonts/archivo.'))
          .map(({ file }) => `/${file}`),
      },
    },
  );
  for (const page of pages) [documentFile, dataPath].forEach(of => fileIn(of(page.path)));
  for (const [from, to] of Object.entries(redirects)) {
    write(documentFile(from), redirectDocument(to, frame.origin + to));
  }

  if (socialImages) {
    progress('Drawing the pictures of shared links');
    await printSocialImages(
      pages.map(({ path: page, head: { headline, description } }) => ({ path: page, headline, description })),
      page => fileIn(socialImage(page.path)),
    );
  }
  for (const [file, content] of Object.entries(await iconFiles())) write(file, content);

  const { origin } = frame;
  const indexed = pages.filter(({ head }) => !head.noindex);
  const listed = indexed.map(({ path: page, head }) => ({ url: origin + page, modified: head.modified }));
  for (const [file, text] of Object.entries(sitemaps(origin, listed))) write(file, text);
  write('robots.txt', robots(origin));
  const insights = pages.find(({ template }) => template === 'insights')!;
  const { title, description } = insights.head;
  write(feedPath, feed({ origin, title, description, page: insights.path, path: feedPath }, articles));
  const policy = { backend, scripts: [beforePaintHash], styles: [...styles.values()].map(cspHash) };
  for (const [file, text] of Object.entries(hostFiles(policy, redirects))) write(file, text);
  await sweep(dist, written);
  await rm(server, { recursive: true });
}
