import { availableParallelism } from 'node:os';
import type { FileStamp, PageRecord, TemplateStyle } from './cache/buildCache.ts';
import { decodeNames, encodeNames } from './nameSet.ts';
import type { JobPage, RenderedPage, WorkerConfig, WorkerJob, WorkerResult } from './prerenderWorker.ts';
import { namesIn, usedCss } from './usedCss.ts';
import { startWorkerPool, type WorkerPool } from './workerPool.ts';

// A template is named by the path in its page's definition.

const pagesPerJob = 25;
/** Fewer pages than this render faster without one more worker. */
const pagesPerWorker = 250;

export interface PrerenderOptions extends Omit<WorkerConfig, 'selectorNames'> {
  /** The whole stylesheet. */
  css: string;
  /** The pages of an earlier build that have not changed, by their paths. */
  unchanged: ReadonlyMap<string, Pick<PageRecord, 'names'>>;
  /** The styles of that build: its pages contain them. Of other code, with names that no page has, the styles that are likely. */
  styles: Readonly<Record<string, TemplateStyle>>;
}

export interface Prerendered {
  /** The pages that were rendered. */
  pages: ReadonlyMap<string, RenderedPage>;
  /** The documents that got another style after they were written, by the paths of their pages. */
  restyled: ReadonlyMap<string, FileStamp>;
  styles: Readonly<Record<string, TemplateStyle>>;
}

/** A page, as far as this module needs it. */
interface TemplatePage {
  readonly path: string;
  readonly definition: { readonly path: string };
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pagesPerJob)
    yield items.slice(start, start + pagesPerJob);
}

/**
 * Renders pages in worker threads and writes them, except those that are `unchanged`. All pages of a template share one inline
 * style, so the content security policy lists one hash per template. The style has the rules for the selector names (classes, ids
 * and elements of the stylesheet) that the pages of the template use together, so it is known only when all of them are rendered.
 * Keeping 20,000 rendered pages in memory until then would cost too much: pages are written with the style that the template had in
 * the earlier build, or without rules. If the style is another one, it is then put into all documents of the template.
 */
export async function prerenderPages<Page extends TemplatePage>(
  pages: readonly Page[],
  toJobPage: (page: Page) => JobPage,
  { css: stylesheet, unchanged, styles: earlierStyles, ...config }: PrerenderOptions,
): Promise<Prerendered> {
  const selectorNames = [...namesIn(stylesheet)];
  const pagesOf = Map.groupBy(pages, ({ definition }) => definition.path);
  const rendered = new Map<string, RenderedPage>();
  const restyled = new Map<string, FileStamp>();
  const styles: Record<string, TemplateStyle> = {};

  await using resources = new AsyncDisposableStack();
  let pool: WorkerPool<WorkerJob, WorkerResult> | undefined;
  async function runJobs(pageCount: number, jobs: IterableIterator<WorkerJob>) {
    pool ??= resources.use(
      startWorkerPool<WorkerJob, WorkerResult>(
        new URL('./prerenderWorker.ts', import.meta.url),
        Math.min(availableParallelism(), Math.ceil(pageCount / pagesPerWorker)),
        { ...config, selectorNames } satisfies WorkerConfig,
      ),
    );
    for (const result of await pool.run(jobs)) {
      for (const page of result.rendered) rendered.set(page.path, page);
      for (const [address, stamp] of result.restyled) restyled.set(address, stamp);
    }
  }

  function* renderJobs(): Generator<WorkerJob> {
    for (const [template, all] of pagesOf) {
      const css = earlierStyles[template]?.css ?? '';
      for (const chunk of chunks(all.filter(page => !unchanged.has(page.path))))
        yield { kind: 'render', pages: chunk.map(toJobPage), css };
    }
  }
  const changedCount = pages.length - unchanged.size;
  if (changedCount > 0) await runJobs(changedCount, renderJobs());

  for (const [template, all] of pagesOf) {
    const used = decodeNames(
      all.map(({ path: address }) => (rendered.get(address) ?? unchanged.get(address))!.names),
      selectorNames,
    );
    const names = encodeNames(
      selectorNames.flatMap((name, index) => (used.has(name) ? index : [])),
      selectorNames.length,
    );
    const earlier = earlierStyles[template];
    // In the order of the site, so that two builds of the same site write the same headers.
    styles[template] = earlier?.names === names ? earlier : { names, css: await usedCss(used, stylesheet) };
  }

  const outdated = [...pagesOf].filter(
    ([template]) => styles[template]!.css !== earlierStyles[template]?.css,
  );
  function* restyleJobs(): Generator<WorkerJob> {
    for (const [template, all] of outdated)
      for (const chunk of chunks(all.map(page => page.path)))
        yield { kind: 'restyle', paths: chunk, css: styles[template]!.css };
  }
  const outdatedCount = outdated.reduce((sum, [, { length }]) => sum + length, 0);
  if (outdatedCount > 0) await runJobs(outdatedCount, restyleJobs());
  return { pages: rendered, restyled, styles };
}
