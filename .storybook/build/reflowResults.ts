// Saves the results of the tests at 320 px for the documentation pages.
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { writeResults } from './storyResults.ts';

/** A reporter for Playwright. It saves which stories fit into 320 px, also with forced colors and wider text spacing. */
export default class ReflowResults implements Reporter {
  readonly #reflow: Record<string, boolean> = {};

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    const [, story] = /^(\S+--\S+) fits 320 px/.exec(title) ?? [];
    // An interrupted test says nothing about its story.
    if (story && status !== 'skipped' && status !== 'interrupted') this.#reflow[story] = status === 'passed';
  }

  onEnd(): void {
    writeResults('reflow', this.#reflow);
  }
}
