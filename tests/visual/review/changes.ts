// The changed pictures of the last visual test, as files and as a list.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modeName, modesOf } from '../../../.storybook/modes.ts';
import { type BaselinePlaces, readBaselines, readPicture } from '../baselines.ts';
import type { DifferingArea } from '../places.ts';

/** The folder with the pictures that differed in the last run, for a person to review. */
export const changesFolder = path.resolve(import.meta.dirname, '../../../test-results/visual-changes');

/** The three pictures of a changed story: new, stored, and their difference. */
export type PictureKind = 'actual' | 'expected' | 'diff';

/** A picture that differs from its baseline. */
export interface Change {
  /** The id of the story. */
  story: string;
  /** `360-day` */
  mode: string;
  /** The pictures that exist: the new one, without which the story no longer exists, the accepted one if this machine has it, and their difference. */
  pictures: PictureKind[];
  /** The digest of the new picture, or that of the accepted one of a removed story. */
  digest: string;
  /** True if there is no baseline. */
  isNew: boolean;
  /** The areas in which the two pictures differ. */
  places?: DifferingArea[];
}

/** A change, as the review page shows it. */
export interface ReviewedChange extends Change {
  /** The id of the removed story that looked exactly like this new one. Its baseline is decided together with this change. */
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

/** The folder of the changes, and where the baselines are. */
export interface Folders {
  changes: string;
  baselines: BaselinePlaces;
}

/** The names of the pictures that these stories have. */
export const namesOf = (stories: readonly IndexedStory[]): Set<string> =>
  new Set(stories.flatMap(story => modesOf(story).map(mode => `${story.id}/${modeName(mode)}`)));

/** The changes of the last run, and the baselines whose story or mode no longer exists. */
export function readChanges(stories: readonly IndexedStory[], folders: Folders): ReviewedChange[] {
  const changes = JSON.parse(readFileSync(path.join(folders.changes, 'changes.json'), 'utf8')) as Change[];
  const names = namesOf(stories);
  const removed = [...readBaselines(folders.baselines)]
    .filter(([name]) => !names.has(name))
    .map(([name, digest]): Change => {
      const [story, mode] = name.split('/') as [string, string];
      const isKept = readPicture(name, digest, folders.baselines.pictures) !== undefined;
      return { story, mode, digest, isNew: false, pictures: isKept ? ['expected'] : [] };
    });
  const renamed = new Set<Change>();
  const reviewed = changes.map((change): ReviewedChange => {
    if (!change.isNew) return change;
    const same = removed.find(old => old.mode === change.mode && old.digest === change.digest);
    if (same) renamed.add(same);
    return { ...change, renamedFrom: same?.story };
  });
  return [...reviewed, ...removed.filter(old => !renamed.has(old))];
}

/** The stories of changes whose accepted pictures this machine does not have. */
export const storiesWithoutBefore = (changes: readonly Change[]): string[] => [
  ...new Set(
    changes
      .filter(({ isNew, pictures }) => !isNew && !pictures.includes('expected'))
      .map(({ story }) => story),
  ),
];
