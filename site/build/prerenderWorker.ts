import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type * as renderModule from '../src/entry/renderPage.tsx';
import { dataPath, documentFile } from '../src/paths.ts';
import { createFitter } from './copyfit.ts';
import { namesUsed } from './usedCss.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { writeChanged } from './writeFiles.ts';
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
  selectorNames: ReadonlySet<string>;
}

/** Pages of one template. */
export interface RenderJob {
  template: string;
  pages: readonly {
    input: renderModule.PageInput;
    structuredData: DocumentParts['structuredData'];
    files: DocumentParts['files'];
  }[];
  /** The CSS of the template. While it is unknown, the pages are rendered but not written. */
  css: string | undefined;
}

export interface RenderResult {
  template: string;
  /** The names in selectors that the pages of the job use. */
  usedNames: ReadonlySet<string>;
}

const { renderPage: modulePath, dist, assets, selectorNames } = workerData as WorkerConfig;
const { renderPage } = (await import(pathToFileURL(modulePath).href)) as typeof renderModule;
const fitter = await createFitter();
/** The tags that earlier pages of each template contained. */
const checkedTagsOf = new Map<string, Set<string>>();

handleTasks(async ({ template, pages, css }: RenderJob): Promise<RenderResult> => {
  const htmlBodies: string[] = [];
  for (const { input, structuredData, files } of pages) {
    const { head, body, pageData, hydratesAtOnce } = await renderPage(input, fitter.page());
    checkHeadlineSizes(pageData);
    htmlBodies.push(body);
    if (css === undefined) continue;
    const html = renderDocument({ head, body, css, structuredData, assets, files, hydratesAtOnce });
    writeChanged(path.join(dist, documentFile(pageData.path)), html);
    writeChanged(path.join(dist, dataPath(pageData.path)), JSON.stringify(pageData));
  }
  const checkedTags = checkedTagsOf.get(template) ?? new Set();
  checkedTagsOf.set(template, checkedTags);
  return { template, usedNames: namesUsed(htmlBodies, selectorNames, checkedTags) };
});
