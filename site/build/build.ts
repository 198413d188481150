import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild, type Manifest } from 'vite';
import type * as application from '../src/server.tsx';
import { createFitter } from './copyfit.ts';
import { usedCss } from './css.ts';
import { beforePaintHash, htmlDocument, redirectDocument } from './document.ts';
import { cspHash } from './headers.ts';
import { hostFiles } from './hosts.ts';
import { robots, sitemap } from './search.ts';

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

async function writeFileIn(folder: string, file: string, text: string) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Builds the application twice (browser, prerenderer), prints every page, and writes what static hosts need to know. */
export async function build({
  backend,
  publishableKey,
  outDir: dist = path.join(site, 'dist'),
  progress = () => {},
}: BuildOptions): Promise<void> {
  const write = (file: string, text: string) => writeFileIn(dist, file, text);
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
  const { pages, print, redirects, frame, documentFile, dataPath } = (await import(
    pathToFileURL(path.join(server, 'server.js')).href
  )) as typeof application;

  const stylesheet = Object.values(manifest).find(chunk => chunk.file.endsWith('.css'))!.file;
  const assets = {
    script: `/${manifest['src/bootstrap.ts']!.file}`,
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

  for (const { page, head, body, record } of printed) {
    const hydrated = ['auth', 'application', 'notFound'].includes(page.template);
    await write(
      documentFile(page.path),
      htmlDocument({ head, body, css: styles.get(page.template)!, assets, application: hydrated }),
    );
    await write(dataPath(page.path), JSON.stringify(record));
  }
  for (const [from, to] of Object.entries(redirects)) {
    await write(documentFile(from), redirectDocument(to, frame.origin + to));
  }
  const indexed = pages.filter(({ head }) => !head.noindex).map(({ path: page }) => frame.origin + page);
  await write('sitemap.xml', sitemap(indexed));
  await write('robots.txt', robots(frame.origin));
  const policy = { backend, scripts: [beforePaintHash], styles: [...styles.values()].map(cspHash) };
  for (const [file, text] of Object.entries(hostFiles(policy, redirects))) await write(file, text);
  await rm(server, { recursive: true });
}
