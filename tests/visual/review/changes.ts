// The changed pictures of the last visual test, as files and as a list.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modeName, modesOf } from '../../../.storybook/modes.ts';
import { digestOf } from '../baselines.ts';
import type { DifferingArea } from '../places.ts';

/** The folder with the pictures that differed in the last run, for a person to review. */
export const changesFolder = path.resolve(import.meta.dirname, '../../../test-results/visual-changes');

/** The three pictures of a changed story: new, stored, and their difference. */
export type PictureKind = 'actual' | 'expected' | 'diff';

/** A picture that differs from its baseline. Without `expected` there is no baseline; without `actual` the story no longer exists. */
export interface Change {
  /** The id of the story. */
  story: string;
  /** `360-day` */
  mode: string;
  /** The pictures that exist: the stored one, the new one and their difference. */
  pictures: PictureKind[];
  /** The areas in which the two pictures differ. */
  places?: DifferingArea[];
}

/** A change, as the review page shows it. */
export interface ReviewedChange extends Change {
  /** The id of the removed story that looked exactly like this new one. */
  renamedFrom?: string | undefined;
}

/** A story, as Storybook's index.json lists it. */
export interface IndexedStory {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: string[];
  /** The file of the story, relative to the project, beginning with `./`. */
  importPath: string;
}

/** The file of a picture, in the folder of the changes. */
export const pictureFile = ({ story, mode }: Pick<Change, 'story' | 'mode'>, kind: PictureKind): string =>
  path.join(story, `${mode}.${kind}.png`);

/** The changes of the last run, and the baselines whose story or mode no longer exists. */
export async function readChanges(
  stories: readonly IndexedStory[],
  folders: { changes: string; baselines: string },
): Promise<ReviewedChange[]> {
  const changes = JSON.parse(readFileSync(path.join(folders.changes, 'changes.json'), 'utf8')) as Change[];
  const pictured = new Set(
    stories.flatMap(story => modesOf(story).map(mode => `${story.id}/${modeName(mode)}`)),
  );
  const removed = globSync('*/*.webp', { cwd: folders.baselines }).flatMap(file => {
    const [story, rest] = file.split(path.sep) as [string, string];
    const [mode, digest] = rest.split('.') as [string, string];
    return pictured.has(`${story}/${mode}`) ? [] : [{ story, mode, digest, pictures: ['expected' as const] }];
  });
  const reviewed = await Promise.all(
    changes.map(async (change): Promise<ReviewedChange> => {
      if (change.pictures.includes('expected')) return change;
      const digest = await digestOf(readFileSync(path.join(folders.changes, pictureFile(change, 'actual'))));
      const same = removed.find(old => old.mode === change.mode && old.digest === digest);
      return { ...change, renamedFrom: same?.story };
    }),
  );
  return [...reviewed, ...removed.map(({ story, mode, pictures }) => ({ story, mode, pictures }))];
}
