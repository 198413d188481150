// Renders the pages of the site to HTML, many of them in worker threads.
import { availableParallelism } from 'node:os';
import type { FileStamp, PageRecord, TemplateStyle } from './cache/buildCache.ts';
import { decodeNames, encodeNames } from './nameSet.ts';
import {
  createJobRunner,
  type Job,
  type JobConfig,
  type JobPage,
  type JobResult,
  type RenderedPage,
} from './renderJobs.ts';
import { namesIn, usedCss } from './usedCss.ts';
import { startWorkerPool, type WorkerPool } from './workerPool.ts';

// In this file, a template is identified by `definition.path` of its pages.

/** An even number, so that both pages of a city are in one job. */
const pagesPerJob = 24;
/** After this many pages, most names that a template uses are known. */
const firstRound = 200;
/** Fewer pages than this render faster without one more worker. */
const pagesPerWorker = 250;

export interface PrerenderOptions extends Omit<JobConfig, 'selectorNames'> {
  /** The whole stylesheet. */
  css: string;
  /** The pages of an earlier build that have not changed, by their paths. */
  unchanged: ReadonlyMap<string, Pick<PageRecord, 'names'>>;
  /** The styles of that build, which its pages contain. If the code has changed since, they are an estimate, and `names` is empty. */
  styles: Readonly<Record<string, TemplateStyle>>;
}

export interface Prerendered {
  /** The pages that were rendered. */
  pages: ReadonlyMap<string, RenderedPage>;
  /** The pages whose style was replaced after they were written, by their paths. */
  restyled: ReadonlyMap<string, FileStamp>;
  styles: Readonly<Record<string, TemplateStyle>>;
}

/** A page, as far as this module needs it. */
interface TemplatePage {
  readonly path: string;
  readonly definition: { readonly path: string };
  readonly city?: { readonly slug: string };
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pagesPerJob)
    yield items.slice(start, start + pagesPerJob);
}

/** Splits items at index 200 (`firstRound`), 2,000, 20,000 and so on. */
function* rounds<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0, end = firstRound; start < items.length; start = end, end *= 10)
    yield items.slice(start, end);
}

/**
 * Renders pages in worker threads and writes them, except those that are `unchanged`. All pages of a template share one inline
 * style, so the content security policy lists one hash per template. The style has the rules for the selector names (classes, ids
 * and elements of the stylesheet) that the pages of the template use together, so it is known only when all of them are rendered.
 * Keeping 20,000 rendered pages in memory until then would cost too much: pages are written with the style that the template had in
 * the earlier build, or that the pages rendered so far need. Pages with an outdated style are then written again with the final one.
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
  let styles = earlierStyles;
  const cssOf = (template: string) => styles[template]?.css ?? '';
  /** The rules that rendered pages were written with, by their paths. */
  const written = new Map<string, string>();

  const jobConfig: JobConfig = { ...config, selectorNames };
  await using resources = new AsyncDisposableStack();
  let pool: WorkerPool<Job, JobResult> | undefined;
  async function runInWorkers(pageCount: number, jobs: IterableIterator<Job>) {
    pool ??= resources.use(
      startWorkerPool<Job, JobResult>(
        new URL('./prerenderWorker.ts', import.meta.url),
        Math.min(availableParallelism(), Math.ceil(pageCount / pagesPerWorker)),
        jobConfig,
      ),
    );
    return pool.run(jobs);
  }
  /** Starting a worker takes longer than a few pages, so they are rendered in this thread. */
  async function runHere(jobs: IterableIterator<Job>) {
    const runJob = await createJobRunner(jobConfig);
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await runJob(job));
    return results;
  }
  async function runJobs(pageCount: number, jobs: IterableIterator<Job>) {
    for (const result of await (pageCount > pagesPerJob ? runInWorkers(pageCount, jobs) : runHere(jobs))) {
      for (const page of result.rendered) rendered.set(page.path, page);
      for (const [pagePath, stamp] of result.restyled) restyled.set(pagePath, stamp);
    }
  }

  function* renderJobs(round: readonly Page[]): Generator<Job> {
    for (const chunk of chunks(round)) {
      const templates = new Set(chunk.map(({ definition }) => definition.path));
      const cssByTemplate = Object.fromEntries(Array.from(templates, name => [name, cssOf(name)]));
      for (const { path: pagePath, definition } of chunk)
        written.set(pagePath, cssByTemplate[definition.path]!);
      const jobPages = chunk.map(page => ({ template: page.definition.path, page: toJobPage(page) }));
      yield { kind: 'render', pages: jobPages, cssByTemplate };
    }
  }
  /** While `isComplete` is false, rules are only added to those of the earlier build; when it is true, unused rules are removed, too. */
  async function selectStyles({ isComplete }: { isComplete: boolean }) {
    const selected: Record<string, TemplateStyle> = {};
    // In the order of the site, so that two builds of the same site write the same security headers.
    for (const [template, templatePages] of pagesOf) {
      const sets = templatePages.flatMap(
        ({ path: pagePath }) => (rendered.get(pagePath) ?? unchanged.get(pagePath))?.names ?? [],
      );
      const known = styles[template];
      if (sets.length === 0) {
        if (known) selected[template] = known;
        continue;
      }
      if (known && !isComplete) sets.push(known.names);
      const used = decodeNames(sets, selectorNames);
      const names = encodeNames(selectorNames.map(name => used.has(name)));
      selected[template] = known?.names === names ? known : { names, css: await usedCss(used, stylesheet) };
    }
    styles = selected;
  }
  // Both pages of a city are rendered one after the other, because they share its record, its street map and its fitted lines.
  const changed = pages.filter(page => !unchanged.has(page.path));
  const ordered = [...Map.groupBy(changed, page => page.city?.slug ?? page.path).values()].flat();
  for (const round of rounds(ordered)) {
    if (written.size > 0) await selectStyles({ isComplete: false });
    await runJobs(changed.length, renderJobs(round));
  }
  await selectStyles({ isComplete: true });

  const outdated = [...pagesOf].map(([template, templatePages]) => ({
    css: cssOf(template),
    paths: templatePages
      .map(page => page.path)
      .filter(pagePath => (written.get(pagePath) ?? earlierStyles[template]?.css) !== cssOf(template)),
  }));
  function* restyleJobs(): Generator<Job> {
    for (const { css, paths } of outdated)
      for (const chunk of chunks(paths)) yield { kind: 'restyle', paths: chunk, css };
  }
  const outdatedCount = outdated.reduce((sum, { paths }) => sum + paths.length, 0);
  if (outdatedCount > 0) await runJobs(outdatedCount, restyleJobs());
  return { pages: rendered, restyled, styles };
}
