// Renders pages to HTML and writes them: in worker threads (`prerenderWorker.ts`), or in the thread of a build with few changed pages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as renderModule from '../src/entry/renderPage.tsx';
import { dataPath, documentFile } from '../src/paths.ts';
import { digestOf, type FileStamp } from './cache/buildCache.ts';
import { createFitter } from './copyfit.ts';
import { encodeNames } from './nameSet.ts';
import { createNameFinder } from './usedCss.ts';
import { type DocumentParts, renderDocument, styleRange } from './document.ts';
import { encode, writeChanged } from './writeFiles.ts';
import { checkHeadlineSizes } from './headlineSize.ts';

/** What all jobs of a build have in common. */
export interface JobConfig {
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

/**
 * `render`: pages to render, with the rules of their templates. `restyle`: pages of one template that are already written, whose documents
 * get other rules.
 */
export type Job =
  | {
      kind: 'render';
      pages: readonly { template: string; page: JobPage }[];
      cssByTemplate: Readonly<Record<string, string>>;
    }
  | { kind: 'restyle'; paths: readonly string[]; css: string };

export interface JobResult {
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

/** Loads the bundled app, and returns a function that runs jobs. */
export async function createJobRunner({ renderPage: modulePath, dist, assets, selectorNames }: JobConfig) {
  const { renderPage } = (await import(pathToFileURL(modulePath).href)) as typeof renderModule;
  const fitter = await createFitter();
  /** All pages of a build have the same layout, so its parts are rendered once. */
  const sharesLayout = true;
  const findNames = createNameFinder(selectorNames);

  function write(file: string, bytes: Uint8Array): FileStamp {
    return [file, bytes.length, writeChanged(path.join(dist, file), bytes), digestOf(bytes)];
  }

  async function render({ input, structuredData, files }: JobPage, css: Uint8Array): Promise<RenderedPage> {
    const { head, body, pageData, hydratesOnLoad } = await renderPage(input, fitter.page(), sharesLayout);
    checkHeadlineSizes(pageData);
    // The rules are inserted as bytes: they are half of a document, and the same in many.
    const html = renderDocument({
      path: input.path,
      head,
      body,
      css: '',
      structuredData,
      assets,
      files,
      hydratesOnLoad,
    });
    const [start, end] = styleRange(html);
    return {
      path: input.path,
      names: encodeNames(findNames(body)),
      files: [
        write(documentFile(input.path), encode(html.slice(0, start), css, html.slice(end))),
        write(dataPath(input.path), encode(JSON.stringify(pageData))),
      ],
    };
  }

  function restyle(pagePath: string, css: Uint8Array): FileStamp {
    const file = documentFile(pagePath);
    const bytes = readFileSync(path.join(dist, file));
    const [start, end] = styleRange(bytes);
    return write(file, encode(bytes.subarray(0, start), css, bytes.subarray(end)));
  }

  return async (job: Job): Promise<JobResult> => {
    if (job.kind === 'restyle') {
      const css = Buffer.from(job.css);
      return { rendered: [], restyled: job.paths.map(pagePath => [pagePath, restyle(pagePath, css)]) };
    }
    const rendered: RenderedPage[] = [];
    const cssByTemplate = new Map(
      Object.entries(job.cssByTemplate).map(([template, css]) => [template, Buffer.from(css)]),
    );
    for (const { template, page } of job.pages)
      rendered.push(await render(page, cssByTemplate.get(template)!));
    return { rendered, restyled: [] };
  };
}
