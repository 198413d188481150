// Reads and writes baselines: the accepted pictures of stories. A mode is the width of the window and the edition: `360-day`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The list of baselines, which is committed. Each line is a picture's name and the digest of its pixels. */
export const baselineList = path.join(import.meta.dirname, 'baselines.txt');

/**
 * The pictures behind the list, which git ignores: a comparison needs only their digests. It has those that this machine has accepted or
 * rendered again (`renderBaselines.ts`), each with its digest in the file's name, and may be deleted.
 */
const pictureFolder = path.join(import.meta.dirname, 'baselines');

/** The places of the list and of the pictures. Tests have their own. */
export interface BaselinePlaces {
  list: string;
  pictures: string;
}

export const projectBaselines: BaselinePlaces = { list: baselineList, pictures: pictureFolder };

/** The digest of each baseline, by the picture's name: the story and the mode, as `components-badge--tones/360-day`. */
export type Baselines = Map<string, string>;

/**
 * Reads the list.
 * @throws Error if a line is not a name and a digest, as after a merge with conflicts, or if a name occurs twice.
 */
export function readBaselines({ list }: Pick<BaselinePlaces, 'list'> = projectBaselines): Baselines {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  if (lines.at(-1) === '') lines.pop();
  const baselines: Baselines = new Map();
  for (const [index, line] of lines.entries()) {
    const [, name, digest] = /^([\w-]+\/\d+-(?:day|night)) ([\da-f]{16})$/.exec(line) ?? [];
    if (!name || !digest || baselines.has(name))
      throw new Error(
        `${path.basename(list)}, line ${index + 1}: “${line}” is ${name ? 'there twice' : 'not the name of a picture and its digest'}. After a merge, take one side of the file whole (git checkout --ours tests/visual/baselines.txt), then decide about the pictures: pnpm test:visual --review.`,
      );
    baselines.set(name, digest);
  }
  return baselines;
}

export function writeBaselines(
  baselines: Baselines,
  { list }: Pick<BaselinePlaces, 'list'> = projectBaselines,
): void {
  const lines = [...baselines].map(([name, digest]) => `${name} ${digest}\n`);
  writeFileSync(list, lines.toSorted().join(''));
}

/** Identifies the pixels of an opaque picture. They have the same digest in every file format. */
export async function digestOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex').slice(0, 16);
}

const fileOf = (name: string, digest: string, folder: string) => path.join(folder, `${name}.${digest}.webp`);

/** Keeps a picture for later comparisons, as lossless WebP: a quarter of the PNG's size. */
export async function keepPicture(
  name: string,
  digest: string,
  png: Buffer,
  folder = pictureFolder,
): Promise<void> {
  const file = fileOf(name, digest, folder);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await sharp(png).webp({ lossless: true }).toBuffer());
}

/** The picture with this digest, or `undefined` if this machine does not have it. */
export function readPicture(name: string, digest: string, folder = pictureFolder): Buffer | undefined {
  const file = fileOf(name, digest, folder);
  return existsSync(file) ? readFileSync(file) : undefined;
}
