import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type * as renderModule from '../src/entry/renderPage.tsx';
import { dataPath, documentFile } from '../src/paths.ts';
import { type FileStamp, stampOf } from './cache/buildCache.ts';
import { createFitter } from './copyfit.ts';
import { encodeNames } from './nameSet.ts';
import { createNameFinder } from './usedCss.ts';
import { type DocumentParts, renderDocument } from './document.ts';
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
  pages: readonly RenderedPage[];
}

export interface RenderedPage {
  path: string;
  /** The names in selectors that the page uses (`nameSet.ts`). */
  names: string;
  /** The document and its data. None while the CSS of the template is unknown. */
  files: readonly FileStamp[];
}

const { renderPage: modulePath, dist, assets, selectorNames } = workerData as WorkerConfig;
const { renderPage } = (await import(pathToFileURL(modulePath).href)) as typeof renderModule;
const fitter = await createFitter();
const findNames = createNameFinder(selectorNames);

function write(file: string, content: string): FileStamp {
  const bytes = encode(content);
  writeChanged(path.join(dist, file), bytes);
  return stampOf(dist, file, bytes);
}

handleTasks(async ({ template, pages, css }: RenderJob): Promise<RenderResult> => {
  const rendered: RenderedPage[] = [];
  for (const { input, structuredData, files } of pages) {
    const { head, body, pageData, hydratesAtOnce } = await renderPage(input, fitter.page());
    checkHeadlineSizes(pageData);
    rendered.push({
      path: input.path,
      names: encodeNames(findNames(body), selectorNames.length),
      files:
        css === undefined
          ? []
          : [
              write(
                documentFile(pageData.path),
                renderDocument({ head, body, css, structuredData, assets, files, hydratesAtOnce }),
              ),
              write(dataPath(pageData.path), JSON.stringify(pageData)),
            ],
    });
  }
  return { template, pages: rendered };
});
