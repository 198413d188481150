// Tests which commands a failed run of the visual tests advises.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { adviceAfterFailure } from './advice.ts';

const change = {
  story: 'components-badge--playground',
  mode: '360-day',
  pictures: ['actual', 'expected', 'diff'],
  digest: '0123456789abcdef',
  isNew: false,
};

/** The advice after a run that found these changes, with this list of baselines; without changes, the tests did not begin. */
function adviceAfter(changes: object[] | undefined, filters: string[] = [], list = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'advice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const baselines = { list: path.join(folder, 'baselines.txt'), pictures: path.join(folder, 'baselines') };
  const folders = { changes: path.join(folder, 'changes'), baselines };
  mkdirSync(folders.changes);
  writeFileSync(baselines.list, list);
  if (changes) writeFileSync(path.join(folders.changes, 'changes.json'), JSON.stringify(changes));
  return adviceAfterFailure(filters, [], folders);
}

test('adviceAfterFailure advises the report only when the tests did not begin, as with a taken port', () => {
  const advice = adviceAfter(undefined);
  expect(advice).toContain('show-report');
  expect(advice).not.toMatch(/--update|--review/);
});

test('adviceAfterFailure advises the report only when no picture differs, as after a failed play function', () => {
  const advice = adviceAfter([]);
  expect(advice).toContain('show-report');
  expect(advice).not.toMatch(/--update|--review/);
});

test('adviceAfterFailure advises to review or accept the same pictures when one differs', () => {
  const advice = adviceAfter([change], ['-g', 'badge|pill']);
  expect(advice).toContain('pnpm test:visual -g "badge|pill" --review');
  expect(advice).toContain('pnpm test:visual -g "badge|pill" --update');
});

test('adviceAfterFailure names the accepted pictures of stories that no longer exist', () => {
  const advice = adviceAfter([], [], 'components-badge--removed/360-day 0123456789abcdef\n');
  expect(advice).toContain('no longer exist: components-badge--removed/360-day\n');
  expect(advice).toContain('pnpm test:visual --review');
});
