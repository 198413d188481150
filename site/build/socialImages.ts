import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeChanged } from './files.ts';
import { fontFiles } from './fonts.ts';
import { createSocialPress, type SharedPage } from './social.ts';
import { sourcesOf } from './sources.ts';

const folder = path.resolve(import.meta.dirname, '../.cache/social');

/** Everything that all pictures depend on: what draws them, too, so that whoever changes it sees the change. */
async function editionKey(): Promise<string> {
  const sources = await sourcesOf(new URL('./social.ts', import.meta.url).href);
  const faces = (['headline', 'pencil', 'text', 'mono'] as const).map(fontFiles);
  return JSON.stringify([
    [...sources.values()],
    // Files of faces carry their digests.
    (await Promise.all(faces)).flat().map(file => path.basename(file.path)),
  ]);
}

/**
 * Writes the picture of each page, with all cores. Pictures are kept between builds by the digest of what they show: a
 * page that has not changed costs a look at its picture. Nothing takes old ones away; whoever misses the room may delete the folder.
 */
export async function printSocialImages(
  pages: readonly SharedPage[],
  fileOf: (page: SharedPage) => string,
): Promise<void> {
  const edition = createHash('sha256').update(await editionKey());
  let press: ReturnType<typeof createSocialPress> | undefined;
  await mkdir(folder, { recursive: true });

  const print = async (page: SharedPage) => {
    const { path: address, headline, description } = page;
    const key = edition
      .copy()
      .update(JSON.stringify([address, headline, description]))
      .digest('hex');
    const kept = path.join(folder, `${key.slice(0, 32)}.png`);
    if (!existsSync(kept)) {
      press ??= createSocialPress();
      // Renamed when complete: two builds may run at once.
      const draft = `${kept}.${process.pid}`;
      await writeFile(draft, await (await press)(page));
      await rename(draft, kept);
    }
    writeChanged(fileOf(page), await readFile(kept));
  };

  const waiting = pages.values();
  const worker = async () => {
    for (const page of waiting) await print(page);
  };
  // Drawing is ours, rasterizing and packing are the thread pool's: as many in flight as it has threads.
  await Promise.all(Array.from({ length: 4 }, worker));
}
