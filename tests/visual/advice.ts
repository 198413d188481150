// The advice that `pnpm test:visual` prints at its end if a test failed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Folders, type IndexedStory, readChanges } from './review/changes.ts';

/** True if a picture differs from its baseline. */
export function hasChanges(stories: readonly IndexedStory[], folders: Folders): boolean {
  // Without this file, the tests did not begin.
  const isCompared = existsSync(path.join(folders.changes, 'changes.json'));
  return isCompared && readChanges(stories, folders).length > 0;
}

/** The command that compares the same stories again, with these arguments for Playwright. */
export const commandFor = (filters: readonly string[]): string =>
  ['pnpm test:visual', ...filters.map(each => (/^[\w./:-]+$/.test(each) ? each : JSON.stringify(each)))].join(
    ' ',
  );

/** The commands that help after a failed run. A test that failed for another reason, such as a taken port, has no picture to accept. */
export function adviceAfterFailure(
  filters: readonly string[],
  stories: readonly IndexedStory[],
  folders: Folders,
): string {
  const report = 'Read the report:             pnpm exec playwright show-report playwright-report/visual';
  if (!hasChanges(stories, folders)) return report;
  const removed = readChanges(stories, folders).filter(
    ({ isNew, pictures }) => !isNew && !pictures.includes('actual'),
  );
  const names = removed.map(({ story, mode }) => `${story}/${mode}`).join(', ');
  return `${removed.length > 0 ? `Accepted pictures of stories that no longer exist: ${names}\n` : ''}${report}
Accept or refuse each:       ${commandFor(filters)} --review
Accept all screenshots:      ${commandFor(filters)} --update`;
}
