// Saves the results of the story tests for the documentation pages. An edition is a color theme: day is
// light, night is dark.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Reporter, TestCase } from 'vitest/node';
import { readStoryFiles } from '../../packages/ui/build/componentFacts.ts';

/** The results of a check: whether each story passed when it last ran, and on which day that was. */
export interface StoryCheckResults {
  readonly stories: Readonly<Record<string, { readonly isPassed: boolean; readonly date: string }>>;
}

/** `stories`: the story tests. `reflow`: the tests at 320 px, with forced colors and wider text spacing, a part of `pnpm test:visual`. */
type StoryCheck = 'stories' | 'reflow';

const resultsFolder = path.resolve(import.meta.dirname, '../../test-results');
const fileOf = (check: StoryCheck, folder: string) => path.join(folder, `${check}.json`);

/** The saved results of a check on this machine, or null if it has not run. */
export function readResults(check: StoryCheck, folder = resultsFolder): StoryCheckResults | null {
  try {
    return JSON.parse(readFileSync(fileOf(check, folder), 'utf8')) as StoryCheckResults;
  } catch {
    return null;
  }
}

/** The stories of all components. No other pages show results. */
const componentStories = () =>
  new Set(
    readStoryFiles().flatMap(({ title, stories }) =>
      stories.map(name => toId(title, storyNameFromExport(name))),
    ),
  );

/**
 * Adds the results of a run to those of earlier runs, which may have tested other stories. The documentation pages show the sum. Forgets earlier
 * results of stories that no longer exist.
 */
export function writeResults(
  check: StoryCheck,
  run: Readonly<Record<string, boolean>>,
  {
    folder = resultsFolder,
    date = new Date().toISOString().slice(0, 10),
    existing = componentStories(),
  }: { folder?: string; date?: string; existing?: ReadonlySet<string> } = {},
): void {
  const results = Object.entries(run).map(([id, isPassed]) => [id, { isPassed, date }] as const);
  if (results.length === 0) return;
  const earlier = Object.entries(readResults(check, folder)?.stories ?? {}).filter(([id]) =>
    existing.has(id),
  );
  mkdirSync(folder, { recursive: true });
  const merged: StoryCheckResults = { stories: Object.fromEntries([...earlier, ...results]) };
  writeFileSync(fileOf(check, folder), JSON.stringify(merged));
}

/** A reporter for Vitest. A story passed if its play function did, and axe found nothing in both editions. */
export default class StoryResults implements Reporter {
  readonly #stories: Record<string, boolean> = {};
  readonly #write: typeof writeResults;

  constructor({ write = writeResults }: { write?: typeof writeResults } = {}) {
    this.#write = write;
  }

  onTestCaseResult(test: TestCase): void {
    const { storyId } = test.meta() as { storyId?: string };
    const { state } = test.result();
    if (storyId && state !== 'skipped') this.#stories[storyId] = state === 'passed';
  }

  onTestRunEnd(): void {
    this.#write('stories', this.#stories);
  }
}
