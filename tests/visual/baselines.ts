// Reads and writes baselines: the accepted pictures of stories.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The accepted pictures (baselines) of all stories. */
export const baselineFolder = path.join(import.meta.dirname, 'baselines');

/**
 * The baselines of a story's mode, such as `360-day`, as paths in the folder. A baseline is a lossless WebP, a quarter of the
 * PNG's size. The name of the file contains the digest of the PNG, so an unchanged story is recognized without decoding.
 */
export const baselinesOf = (story: string, mode: string, folder = baselineFolder): string[] =>
  globSync(`${story}/${mode}.*.webp`, { cwd: folder });

/** Identifies a picture: equal pictures have equal digests. */
export const digestOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 16);

/** Replaces every baseline of the story's mode by this screenshot. */
export async function writeBaseline(
  story: string,
  mode: string,
  png: Buffer,
  folder = baselineFolder,
): Promise<void> {
  const webp = await sharp(png).webp({ lossless: true }).toBuffer();
  for (const file of baselinesOf(story, mode, folder)) rmSync(path.join(folder, file));
  const file = path.join(folder, story, `${mode}.${digestOf(png)}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, webp);
}
