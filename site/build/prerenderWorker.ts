import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { documentFile, dataPath } from '../src/paths.ts';
import type * as application from '../src/entry/renderPage.tsx';
import { createFitter } from './copyfit.ts';
import { namesUsed } from './css.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { writeChanged } from './files.ts';
import { checkHeadlineSizes } from './headlineSize.ts';
import { handleTasks } from './workerPool.ts';

/** What a printer is given when it starts. */
export interface WorkerConfig {
  /** The module that renders a page. */
  renderPage: string;
  /** The folder to write. */
  dist: string;
  assets: DocumentParts['assets'];
  /** What the stylesheet can ask for. */
  names: ReadonlySet<string>;
}

/** Pages of one template. */
export interface RenderJob {
  template: string;
  pages: readonly {
    input: application.PageInput;
    structuredData: DocumentParts['structuredData'];
  }[];
  /** The rules that they use; without them, nothing is written: the pages are proofs. */
  css: string | undefined;
}

/** The names in the stylesheet that the pages of a job use. */
export interface RenderResult {
  template: string;
  names: ReadonlySet<string>;
}

/** A thread of the build: prints pages. */
const { renderPage: module, dist, assets, names: known } = workerData as WorkerConfig;
const { renderPage } = (await import(pathToFileURL(module).href)) as typeof application;
const fitter = await createFitter();
/** Tags that were seen on pages of each template. */
const seen = new Map<string, Set<string>>();

handleTasks(async ({ template, pages, css }: RenderJob): Promise<RenderResult> => {
  const bodies: string[] = [];
  for (const { input, structuredData } of pages) {
    const { head, body, pageData, hydratesAtOnce } = await renderPage(input, fitter.page());
    checkHeadlineSizes(pageData);
    bodies.push(body);
    if (css === undefined) continue;
    const document = {
      head,
      body,
      css,
      structuredData,
      assets,
      application: hydratesAtOnce,
    };
    writeChanged(path.join(dist, documentFile(pageData.path)), renderDocument(document));
    writeChanged(path.join(dist, dataPath(pageData.path)), JSON.stringify(pageData));
  }
  const tags = seen.get(template) ?? new Set();
  seen.set(template, tags);
  return { template, names: namesUsed(bodies, known, tags) };
});
