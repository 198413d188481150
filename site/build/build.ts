import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { articles } from '@fit-to-print/content/articles';
import { build as viteBuild, type Manifest } from 'vite';
import type * as application from '../src/server.tsx';
import { createFitter } from './copyfit.ts';
import { usedCss } from './css.ts';
import { beforePaintHash, feedPath, htmlDocument, redirectDocument } from './document.ts';
import { feed } from './feed.ts';
import { cspHash } from './headers.ts';
import { hostFiles } from './hosts.ts';
import { iconFiles } from './icons.ts';
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
  /** Told what is being done, a line a step. */
  progress?: (step: string) => void;
}

async function writeFileIn(folder: string, file: string, content: string | Uint8Array) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Builds the application twice (browser, prerenderer), prints every page, and writes what static hosts need to know. */
export async function build({
  backend,
  publishableKey,
  outDir: dist = path.join(site, 'dist'),
  progress = () => {},
}: BuildOptions): Promise<void> {
  const write = (file: string, content: string | Uint8Array) => writeFileIn(dist, file, content);
  // Vite's server bundle keeps reading this, and React's development build prints three times slower.
  process.env.NODE_ENV = 'production';
  process.env.VITE_SUPABASE_URL = backend;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey;
  // Beside the outcome, so that two builds at once do not meet.
  const server = `${dist}.server`;
  const quiet = { configFile: path.join(site, 'vite.config.ts'), logLevel: 'warn' as const };
  progress('Bundling the application');
  await viteBuild({ ...quiet, build: { outDir: dist } });
  await viteBuild({ ...quiet, build: { ssr: 'src/server.tsx', outDir: server } });

  progress('Setting the headlines and printing the pages');
  const manifestFile = path.join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(path.dirname(manifestFile), { recursive: true });
  const { pages, print, redirects, frame, documentFile, dataPath, socialImage } = (await import(
    pathToFileURL(path.join(server, 'server.js')).href
  )) as typeof application;

  const stylesheet = Object.values(manifest).find(chunk => chunk.file.endsWith('.css'))!.file;
  const assets = {
    script: `/${manifest['src/bootstrap.ts']!.file}`,
    stylesheet: `/${stylesheet}`,
    preload: Object.values(manifest)
      .filter(({ src }) => src?.includes('fonts/archivo.'))
      .map(({ file }) => `/${file}`),
  };
  const css = await readFile(path.join(dist, stylesheet), 'utf8');

  const fitter = await createFitter();
  const printed = await Promise.all(
    pages.map(async page => ({ page, ...(await print(page, fitter.page())) })),
  );
  // One set of rules a template: the policy then names as many styles as there are templates, not pages.
  const styles = new Map<string, string>();
  for (const [template, group] of Map.groupBy(printed, ({ page }) => page.template)) {
    styles.set(
      template,
      await usedCss(
        group.map(({ body }) => body),
        css,
      ),
    );
  }

  for (const { page, head, body, structuredData, record } of printed) {
    const hydrated = ['auth', 'application', 'notFound'].includes(page.template);
    await write(
      documentFile(page.path),
      htmlDocument({
        head,
        body,
        css: styles.get(page.template)!,
        structuredData,
        assets,
        application: hydrated,
      }),
    );
    await write(dataPath(page.path), JSON.stringify(record));
  }
  for (const [from, to] of Object.entries(redirects)) {
    await write(documentFile(from), redirectDocument(to, frame.origin + to));
  }

  progress('Drawing the pictures of shared links');
  await printSocialImages(
    pages.map(({ path: page, head: { headline, description } }) => ({ path: page, headline, description })),
    page => path.join(dist, socialImage(page.path)),
  );
  for (const [file, content] of Object.entries(await iconFiles())) await write(file, content);

  const { origin } = frame;
  const indexed = pages.filter(({ head }) => !head.noindex);
  const listed = indexed.map(({ path: page, head }) => ({ url: origin + page, modified: head.modified }));
  for (const [file, text] of Object.entries(sitemaps(origin, listed))) await write(file, text);
  await write('robots.txt', robots(origin));
  const insights = pages.find(({ template }) => template === 'insights')!;
  const { title, description } = insights.head;
  await write(feedPath, feed({ origin, title, description, page: insights.path, path: feedPath }, articles));
  const policy = { backend, scripts: [beforePaintHash], styles: [...styles.values()].map(cspHash) };
  for (const [file, text] of Object.entries(hostFiles(policy, redirects))) await write(file, text);
  await rm(server, { recursive: true });
}
