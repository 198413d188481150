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
};

/** The advice after a run that found these changes; without them, the tests did not begin. */
async function adviceAfter(changes: object[] | undefined, filters: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'advice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = { changes: path.join(folder, 'changes'), baselines: path.join(folder, 'baselines') };
  for (const each of Object.values(folders)) mkdirSync(each);
  if (changes) writeFileSync(path.join(folders.changes, 'changes.json'), JSON.stringify(changes));
  return adviceAfterFailure(filters, [], folders);
}

test('adviceAfterFailure advises the report only when the tests did not begin, as with a taken port', async () => {
  const advice = await adviceAfter(undefined);
  expect(advice).toContain('show-report');
  expect(advice).not.toMatch(/--update|--review/);
});

test('adviceAfterFailure advises the report only when no picture differs, as after a failed play function', async () => {
  const advice = await adviceAfter([]);
  expect(advice).toContain('show-report');
  expect(advice).not.toMatch(/--update|--review/);
});

test('adviceAfterFailure advises to review or accept the same pictures when one differs', async () => {
  const advice = await adviceAfter([change], ['-g', 'badge|pill']);
  expect(advice).toContain('pnpm test:visual -g "badge|pill" --review');
  expect(advice).toContain('pnpm test:visual -g "badge|pill" --update');
});
