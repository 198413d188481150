import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { documentFile, dataPath } from '../src/paths.ts';
import type * as press from '../src/print.tsx';
import { createFitter } from './copyfit.ts';
import { namesUsed } from './css.ts';
import { type DocumentParts, htmlDocument } from './document.ts';
import { writeChanged } from './files.ts';
import { work } from './threads.ts';

/** What a printer is given when it starts. */
export interface Plant {
  /** The module that prints. */
  print: string;
  /** The folder to write. */
  dist: string;
  assets: DocumentParts['assets'];
  /** What the stylesheet can ask for. */
  names: ReadonlySet<string>;
}

/** Pages of one template. */
export interface Job {
  pages: readonly {
    manuscript: press.Manuscript;
    structuredData: DocumentParts['structuredData'];
  }[];
  /** The rules that they use; without them, nothing is written: the pages are proofs. */
  css: string | undefined;
}

/** The names in the stylesheet that the pages of a job use. */
export interface Outcome {
  template: press.Manuscript['template'];
  names: ReadonlySet<string>;
}

/** These are hydrated at once. */
const application: ReadonlySet<string> = new Set(['auth', 'application', 'account', 'admin']);

/** A thread of the build: prints pages. */
const { print: module, dist, assets, names: known } = workerData as Plant;
const { print } = (await import(pathToFileURL(module).href)) as typeof press;
const fitter = await createFitter();
/** Tags that were seen on pages of each template. */
const seen = new Map<string, Set<string>>();

work(async ({ pages, css }: Job): Promise<Outcome> => {
  const bodies: string[] = [];
  for (const { manuscript, structuredData } of pages) {
    const { head, body, record } = await print(manuscript, fitter.page());
    bodies.push(body);
    if (css === undefined) continue;
    const document = {
      head,
      body,
      css,
      structuredData,
      assets,
      application: application.has(record.template),
    };
    writeChanged(path.join(dist, documentFile(record.path)), htmlDocument(document));
    writeChanged(path.join(dist, dataPath(record.path)), JSON.stringify(record));
  }
  const { template } = pages[0]!.manuscript;
  const tags = seen.get(template) ?? new Set();
  seen.set(template, tags);
  return { template, names: namesUsed(bodies, known, tags) };
});
