import { availableParallelism } from 'node:os';
import type { PageRecord, TemplateStyle } from './cache/buildCache.ts';
import { decodeNames, encodeNames } from './nameSet.ts';
import type { RenderedPage, RenderJob, RenderResult, WorkerConfig } from './prerenderWorker.ts';
import { namesIn, usedCss } from './usedCss.ts';
import { startWorkerPool, type WorkerPool } from './workerPool.ts';

// A template is named by the path in its page's definition.

const pagesPerJob = 25;
/** Fewer pages than this render faster without one more worker. */
const pagesPerWorker = 250;
const workersFor = (pageCount: number) =>
  Math.min(availableParallelism(), Math.ceil(pageCount / pagesPerWorker));
const samplesPerTemplate = 32;

export interface PrerenderOptions extends Omit<WorkerConfig, 'selectorNames'> {
  /** The whole stylesheet. */
  css: string;
  /** The pages of an earlier build that have not changed, by their paths. */
  unchanged: ReadonlyMap<string, Pick<PageRecord, 'names'>>;
  /** The styles of that build: its pages contain them. */
  styles: Readonly<Record<string, TemplateStyle>>;
}

export interface Prerendered {
  /** The pages that were written. */
  pages: ReadonlyMap<string, RenderedPage>;
  styles: Readonly<Record<string, TemplateStyle>>;
}

/** A page, as far as this module needs it. */
interface TemplatePage {
  readonly path: string;
  readonly definition: { readonly path: string };
}

/**
 * Renders pages in worker threads and writes them, except those that are `unchanged`. All pages of a template share one inline
 * style, so the content security policy lists one hash per template. Keeping 20,000 rendered pages in memory until the style of
 * their template is known would cost too much, so the style is expected: as in the earlier build, or from a sample of the pages
 * that is rendered first, only to find the selector names (classes, ids and elements of the stylesheet) that it uses. If all
 * pages then use other names, and those give another style, all pages of the template are rendered again.
 */
export async function prerenderPages<Page extends TemplatePage>(
  pages: readonly Page[],
  toJobPage: (page: Page) => RenderJob['pages'][number],
  { css: stylesheet, unchanged, styles: earlierStyles, ...config }: PrerenderOptions,
): Promise<Prerendered> {
  const selectorNames = [...namesIn(stylesheet)];
  const pagesOf = Map.groupBy(pages, ({ definition }) => definition.path);
  const styles = new Map(Object.entries(earlierStyles).filter(([template]) => pagesOf.has(template)));
  const namesOf = new Map([...unchanged].map(([address, { names }]) => [address, names]));
  const rendered = new Map<string, RenderedPage>();

  await using resources = new AsyncDisposableStack();
  let pool: WorkerPool<RenderJob, RenderResult> | undefined;
  const startPool = (size: number) =>
    resources.use(
      startWorkerPool<RenderJob, RenderResult>(new URL('./prerenderWorker.ts', import.meta.url), size, {
        ...config,
        selectorNames,
      } satisfies WorkerConfig),
    );

  function* createJobs(pagesByTemplate: ReadonlyMap<string, readonly Page[]>): Generator<RenderJob> {
    for (const [template, selected] of pagesByTemplate)
      for (let start = 0; start < selected.length; start += pagesPerJob) {
        const jobPages = selected.slice(start, start + pagesPerJob).map(toJobPage);
        yield { template, pages: jobPages, css: styles.get(template)?.css };
      }
  }

  async function render(pagesByTemplate: ReadonlyMap<string, readonly Page[]>) {
    const pageCount = [...pagesByTemplate.values()].reduce((sum, { length }) => sum + length, 0);
    if (pageCount === 0) return;
    // The sample is small, but the workers that render it render all other pages after it.
    const size = workersFor(Math.max(pageCount, pages.length - unchanged.size));
    if (!pool || pool.size < size) pool = startPool(size);
    for (const result of await pool.run(createJobs(pagesByTemplate)))
      for (const page of result.pages) {
        namesOf.set(page.path, page.names);
        if (page.files.length > 0) rendered.set(page.path, page);
      }
  }

  /** Selects the rules for the pages of a template that are known so far. Returns true if they are others than before. */
  async function updateStyle(template: string): Promise<boolean> {
    const used = decodeNames(
      pagesOf.get(template)!.flatMap(page => namesOf.get(page.path) ?? []),
      selectorNames,
    );
    const names = encodeNames(
      selectorNames.flatMap((name, index) => (used.has(name) ? index : [])),
      selectorNames.length,
    );
    const style = styles.get(template);
    if (style?.names === names) return false;
    const css = await usedCss(used, stylesheet);
    styles.set(template, { names, css });
    return css !== style?.css;
  }

  const unknown = [...pagesOf].filter(([template]) => !styles.has(template));
  await render(
    new Map(
      unknown.map(([template, all]) => {
        const step = Math.ceil(all.length / samplesPerTemplate);
        return [template, all.filter((_, index) => index % step === 0)];
      }),
    ),
  );
  for (const [template] of unknown) await updateStyle(template);

  let pending = new Map(
    [...pagesOf].map(([template, all]) => [template, all.filter(page => !unchanged.has(page.path))]),
  );
  do {
    await render(pending);
    pending = new Map();
    for (const [template, all] of pagesOf) if (await updateStyle(template)) pending.set(template, all);
  } while (pending.size > 0);
  return {
    pages: rendered,
    // In the order of the site, so that two builds of the same site write the same headers.
    styles: Object.fromEntries([...pagesOf.keys()].map(template => [template, styles.get(template)!])),
  };
}
