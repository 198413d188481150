import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type * as renderModule from '../src/entry/renderPage.tsx';
import { dataPath, documentFile } from '../src/paths.ts';
import { type FileStamp, stampOf } from './cache/buildCache.ts';
import { createFitter } from './copyfit.ts';
import { encodeNames } from './nameSet.ts';
import { createNameFinder } from './usedCss.ts';
import { type DocumentParts, renderDocument, replaceStyle } from './document.ts';
import { encode, writeChanged } from './writeFiles.ts';
import { checkHeadlineSizes } from './headlineSize.ts';
import { handleTasks } from './workerPool.ts';

/** The `workerData` of this worker. */
export interface WorkerConfig {
  /** The file of the bundled module that exports `renderPage`. */
  renderPage: string;
  /** The folder to write. */
  dist: string;
  assets: DocumentParts['assets'];
  /** Every class, tag and attribute name in the selectors of the stylesheet. */
  selectorNames: readonly string[];
}

/** A page to render. */
export interface JobPage {
  input: renderModule.PageInput;
  structuredData: DocumentParts['structuredData'];
  files: DocumentParts['files'];
}

/** Pages of one template: to render them, or to put other rules into their documents. */
export type WorkerJob =
  | { kind: 'render'; pages: readonly JobPage[]; css: string }
  | { kind: 'restyle'; paths: readonly string[]; css: string };

export interface WorkerResult {
  rendered: readonly RenderedPage[];
  /** The stamps of the documents, by the paths of their pages. */
  restyled: readonly (readonly [path: string, FileStamp])[];
}

export interface RenderedPage {
  path: string;
  /** The names in selectors that the page uses (`nameSet.ts`). */
  names: string;
  /** The document and its data. */
  files: readonly FileStamp[];
}

const { renderPage: modulePath, dist, assets, selectorNames } = workerData as WorkerConfig;
const { renderPage } = (await import(pathToFileURL(modulePath).href)) as typeof renderModule;
const fitter = await createFitter();
const findNames = createNameFinder(selectorNames);

function write(file: string, content: string | Uint8Array): FileStamp {
  const bytes = typeof content === 'string' ? encode(content) : content;
  writeChanged(path.join(dist, file), bytes);
  return stampOf(dist, file, bytes);
}

async function render({ input, structuredData, files }: JobPage, css: string): Promise<RenderedPage> {
  const { head, body, pageData, hydratesAtOnce } = await renderPage(input, fitter.page(), true);
  checkHeadlineSizes(pageData);
  const html = renderDocument({
    path: input.path,
    head,
    body,
    css,
    structuredData,
    assets,
    files,
    hydratesAtOnce,
  });
  return {
    path: input.path,
    names: encodeNames(findNames(body), selectorNames.length),
    files: [write(documentFile(input.path), html), write(dataPath(input.path), JSON.stringify(pageData))],
  };
}

function restyle(address: string, css: string): FileStamp {
  const file = documentFile(address);
  return write(file, replaceStyle(readFileSync(path.join(dist, file)), css));
}

handleTasks(async (job: WorkerJob): Promise<WorkerResult> => {
  if (job.kind === 'restyle')
    return { rendered: [], restyled: job.paths.map(address => [address, restyle(address, job.css)]) };
  const rendered: RenderedPage[] = [];
  for (const page of job.pages) rendered.push(await render(page, job.css));
  return { rendered, restyled: [] };
});
