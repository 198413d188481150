// Saves the results of the tests at 320 px for the documentation pages.
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { writeResults } from './storyResults.ts';

/** The type of the annotation with which the test of a story reports whether it fits: `true` or `false`. */
export const fits320px = 'fits 320 px';

/** A reporter for Playwright. It saves which stories fit into 320 px, also with forced colors and wider text spacing. */
export default class ReflowResults implements Reporter {
  readonly #reflow: Record<string, boolean> = {};

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    // A test that ended earlier says nothing about its story.
    const result = annotations.find(({ type }) => type === fits320px);
    if (result) this.#reflow[title] = result.description === 'true';
  }

  onEnd(): void {
    writeResults('reflow', this.#reflow);
  }
}
