// Reads and writes baselines: the accepted pictures of stories.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The accepted pictures (baselines) of all stories. */
export const baselineFolder = path.join(import.meta.dirname, 'baselines');

/**
 * The baselines of a story's mode, as paths in the folder. A mode is the width of the window and the edition: `360-day`. A baseline is a lossless WebP, a quarter of the
 * PNG's size. The name of the file contains the digest of its pixels, so an unchanged story is recognized without reading it.
 */
export const baselinesOf = (story: string, mode: string, folder = baselineFolder): string[] =>
  globSync(`${story}/${mode}.*.webp`, { cwd: folder });

/** Identifies the pixels of an opaque picture. They have the same digest in every file format. */
export async function digestOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex').slice(0, 16);
}

/** Replaces every baseline of the story's mode by this screenshot. */
export async function writeBaseline(
  story: string,
  mode: string,
  png: Buffer,
  folder = baselineFolder,
): Promise<void> {
  const webp = await sharp(png).webp({ lossless: true }).toBuffer();
  for (const file of baselinesOf(story, mode, folder)) rmSync(path.join(folder, file));
  const file = path.join(folder, story, `${mode}.${await digestOf(png)}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, webp);
}
