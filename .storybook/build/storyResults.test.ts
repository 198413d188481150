// Tests that the results of story tests stay when a later run tests other stories.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCase } from 'vitest/node';
import StoryResults, { readResults, writeResults } from './storyResults.ts';

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const existing = new Set(['badge--playground', 'badge--states', 'link--playground']);

test('writeResults keeps the results of a run when a later run tests other stories', () => {
  const folder = newFolder();
  const first = { 'badge--playground': true, 'badge--states': false, 'badge--removed': true };
  writeResults('stories', first, { folder, existing, date: '2026-11-20' });
  const second = { 'badge--states': true, 'link--playground': false };
  writeResults('stories', second, { folder, existing, date: '2026-11-27' });

  expect(readResults('stories', folder)?.stories).toEqual({
    'badge--playground': { isPassed: true, date: '2026-11-20' },
    'badge--states': { isPassed: true, date: '2026-11-27' },
    'link--playground': { isPassed: false, date: '2026-11-27' },
  });
});

test('writeResults writes nothing when no story ran', () => {
  const folder = newFolder();
  writeResults('reflow', {}, { folder, existing });
  expect(existsSync(path.join(folder, 'reflow.json'))).toBe(false);
});

test('writeResults forgets stories that no longer exist when no list of existing stories is given', () => {
  const folder = newFolder();
  writeResults(
    'stories',
    { 'components-badge--playground': true, 'components-badge--gone': true },
    { folder },
  );
  writeResults('stories', { 'components-button--playground': true }, { folder });
  expect(Object.keys(readResults('stories', folder)!.stories)).toEqual([
    'components-badge--playground',
    'components-button--playground',
  ]);
});

test('writeResults leaves a story out when its test was skipped', () => {
  const runs: object[] = [];
  const reporter = new StoryResults({ write: (_, run) => runs.push(run) });
  const testCase = (storyId: string, state: string) =>
    ({ meta: () => ({ storyId }), result: () => ({ state }) }) as unknown as TestCase;
  for (const [id, state] of [
    ['a', 'passed'],
    ['b', 'failed'],
    ['c', 'skipped'],
  ] as const)
    reporter.onTestCaseResult(testCase(id, state));
  reporter.onTestRunEnd();
  expect(runs).toEqual([{ a: true, b: false }]);
});
