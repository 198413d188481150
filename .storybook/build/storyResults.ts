// Saves the results of the story tests for the documentation pages. A gate is a command that must pass. An edition is a color theme: day is
// light, night is dark.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** The results of a gate: the day, and whether each story passed. */
export interface GateResults {
  readonly date: string;
  readonly stories: Readonly<Record<string, boolean>>;
}

const folder = path.resolve(import.meta.dirname, '../../test-results');

/** Writes the results of a gate for Storybook's pages, which show them. */
export function writeResults(gate: 'stories' | 'narrow', stories: GateResults['stories']): void {
  mkdirSync(folder, { recursive: true });
  const results: GateResults = { date: new Date().toISOString().slice(0, 10), stories };
  writeFileSync(path.join(folder, `${gate}.json`), JSON.stringify(results));
}

/** A reporter for Vitest. A story passed if its play function did, and axe found nothing in both editions. */
export default class StoryResults implements Reporter {
  readonly #stories: Record<string, boolean> = {};

  onTestCaseResult(test: TestCase): void {
    const { storyId } = test.meta() as { storyId?: string };
    if (storyId) this.#stories[storyId] = test.result().state === 'passed';
  }

  onTestRunEnd(): void {
    writeResults('stories', this.#stories);
  }
}
