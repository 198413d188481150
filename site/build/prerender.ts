import { availableParallelism } from 'node:os';
import { namesIn, usedCss } from './usedCss.ts';
import type { RenderJob, RenderResult, WorkerConfig } from './prerenderWorker.ts';
import { startWorkerPool } from './workerPool.ts';

// A template is named by the path in its page's definition.

const pagesPerJob = 25;
/** Fewer pages than this render faster without one more worker. */
const pagesPerWorker = 250;
const samplesPerTemplate = 32;

export interface PrerenderOptions extends Omit<WorkerConfig, 'selectorNames'> {
  /** The whole stylesheet. */
  css: string;
}

/**
 * Renders all pages in worker threads and writes them. All pages of a template share one inline style, so the content
 * security policy lists one hash per template. Keeping 20,000 rendered pages in memory until the style of their template
 * is known would cost too much, so a sample of each template is rendered first, only to find the selector names (classes,
 * ids and elements of the stylesheet) that it uses. If another page then uses more of them, all pages of its template are rendered again.
 * @returns The CSS of each template, by its path.
 */
export async function prerenderPages<Page extends { definition: { path: string } }>(
  pages: readonly Page[],
  toJobPage: (page: Page) => RenderJob['pages'][number],
  { css: stylesheet, ...config }: PrerenderOptions,
): Promise<ReadonlyMap<string, string>> {
  const pagesOf = Map.groupBy(pages, ({ definition }) => definition.path);
  const selectorNamesOf = new Map([...pagesOf.keys()].map(template => [template, new Set<string>()]));
  const cssOf = new Map<string, string>();

  function* createJobs(templates: Iterable<string>): Generator<RenderJob> {
    for (const template of templates) {
      const [all, css] = [pagesOf.get(template)!, cssOf.get(template)];
      const step = css === undefined ? Math.ceil(all.length / samplesPerTemplate) : 1;
      const selected = all.filter((_, index) => index % step === 0);
      for (let start = 0; start < selected.length; start += pagesPerJob) {
        yield { template, pages: selected.slice(start, start + pagesPerJob).map(toJobPage), css };
      }
    }
  }

  const size = Math.min(availableParallelism(), Math.ceil(pages.length / pagesPerWorker));
  await using pool = startWorkerPool<RenderJob, RenderResult>(
    new URL('./prerenderWorker.ts', import.meta.url),
    size,
    { ...config, selectorNames: namesIn(stylesheet) } satisfies WorkerConfig,
  );

  /** Renders the templates. Returns those whose pages use names that were not known before. */
  async function render(templates: Iterable<string>): Promise<string[]> {
    const outdated = new Set<string>();
    for (const { template, usedNames } of await pool.run(createJobs(templates))) {
      const names = selectorNamesOf.get(template)!;
      const sizeBefore = names.size;
      for (const name of usedNames) names.add(name);
      if (names.size > sizeBefore) outdated.add(template);
    }
    // The results come in any order; the order of the site keeps the build's output the same.
    return [...pagesOf.keys()].filter(template => outdated.has(template));
  }

  let outdated = await render(pagesOf.keys());
  while (outdated.length > 0) {
    for (const template of outdated)
      cssOf.set(template, await usedCss(selectorNamesOf.get(template)!, stylesheet));
    outdated = await render(outdated);
  }
  return cssOf;
}
