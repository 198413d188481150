import { availableParallelism } from 'node:os';
import { namesIn, usedCss } from './css.ts';
import type { RenderJob, RenderResult, WorkerConfig } from './prerenderWorker.ts';
import { startWorkerPool } from './workerPool.ts';

/** Pages that a thread prints without asking for more, and those for which it is worth starting one. */
const portion = 25;
const worthAThread = 250;
/** Pages of a template that are printed for their rules alone, before all are. */
const proofs = 32;

export interface PressOptions extends Omit<WorkerConfig, 'names'> {
  /** The whole stylesheet. */
  css: string;
}

type Sheet = RenderJob['pages'][number];

/**
 * Prints pages with all cores. One set of rules a template: the policy then names as many styles as there are
 * templates, not pages. Which rules these are is known when all of its pages are printed; keeping 20,000 of them in
 * memory until then is out of the question, so a few are printed first, as proofs. Should a page use more than its
 * template's proofs did, the template goes to press again: whatever was the case, all that its pages use is in its rules.
 * @returns The rules of each template.
 */
export async function prerenderPages<Page extends { definition: { path: string } }>(
  pages: readonly Page[],
  sheetOf: (page: Page) => Sheet,
  { css: stylesheet, ...plant }: PressOptions,
): Promise<ReadonlyMap<string, string>> {
  const templates = Map.groupBy(pages, ({ definition }) => definition.path);
  const names = new Map([...templates.keys()].map(template => [template, new Set<string>()]));
  const rules = new Map<string, string>();

  function* jobs(due: Iterable<string>): Generator<RenderJob> {
    for (const template of due) {
      const [all, css] = [templates.get(template)!, rules.get(template)];
      const every = css === undefined ? Math.ceil(all.length / proofs) : 1;
      const some = all.filter((_, index) => index % every === 0);
      for (let at = 0; at < some.length; at += portion) {
        yield { template, pages: some.slice(at, at + portion).map(sheetOf), css };
      }
    }
  }

  const count = Math.min(availableParallelism(), Math.ceil(pages.length / worthAThread));
  await using threads = startWorkerPool<RenderJob, RenderResult>(
    new URL('./prerenderWorker.ts', import.meta.url),
    count,
    {
      ...plant,
      names: namesIn(stylesheet),
    } satisfies WorkerConfig,
  );

  /** Templates whose pages use more than was known. */
  async function run(due: Iterable<string>): Promise<string[]> {
    const grown = new Set<string>();
    for (const { template, names: used } of await threads.run(jobs(due))) {
      const known = names.get(template)!;
      const before = known.size;
      for (const name of used) known.add(name);
      if (known.size > before) grown.add(template);
    }
    // In the order of the site: threads answer in any.
    return [...templates.keys()].filter(template => grown.has(template));
  }

  let due = await run(templates.keys());
  while (due.length > 0) {
    for (const template of due) rules.set(template, await usedCss(names.get(template)!, stylesheet));
    due = await run(due);
  }
  return rules;
}
