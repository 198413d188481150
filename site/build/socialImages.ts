// Writes the social images (those of shared links) of all changed pages, with a cache between builds.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeChanged } from './writeFiles.ts';
import { fontFiles } from './fonts.ts';
import type { openSocialImages, SocialImagePage } from './socialImage.ts';
import { sourcesOf } from './moduleSources.ts';

const cacheFolder = path.resolve(import.meta.dirname, '../.cache/social');
/** Images that are drawn at the same time: as many as libuv has threads to rasterize them. */
const concurrency = 4;

/** The part of the cache key that all images share: a text that changes with the fonts and with the code that draws images. */
async function sharedKey(): Promise<string> {
  const modules = [
    new URL('./socialImage.ts', import.meta.url).href,
    new URL('./sharedPicture.ts', import.meta.url).href,
    import.meta.resolve('@fit-to-print/ui/patterns/StreetMap'),
  ];
  const sources = new Map<string, string>();
  for (const module of modules) await sourcesOf(module, sources);
  const fonts = (['headline', 'pencil', 'text', 'mono'] as const).map(fontFiles);
  return JSON.stringify([
    [...sources.values()],
    // Names of font files contain their digests.
    (await Promise.all(fonts)).flat().map(file => path.basename(file.path)),
  ]);
}

/**
 * Writes the image of each page. Images are cached between builds by the digest of their content. Old images are never deleted from the
 * cache folder, which may be deleted at any time.
 */
export async function writeSocialImages(
  pages: readonly SocialImagePage[],
  fileOf: (page: SocialImagePage) => string,
): Promise<void> {
  const sharedHash = createHash('sha256').update(await sharedKey());
  let opening: ReturnType<typeof openSocialImages> | undefined;
  await mkdir(cacheFolder, { recursive: true });

  const write = async (page: SocialImagePage) => {
    const { path: pagePath, headline, description, picture } = page;
    const key = sharedHash
      .copy()
      .update(JSON.stringify([pagePath, headline, description, picture?.source]))
      .digest('hex');
    const cached = path.join(cacheFolder, `${key.slice(0, 32)}.png`);
    if (!existsSync(cached)) {
      // Loads fonts and image libraries only if an image has to be drawn.
      opening ??= import('./socialImage.ts').then(module => module.openSocialImages());
      const draw = await opening;
      // The file is renamed when it is complete, because two builds may run at the same time.
      const draft = `${cached}.${process.pid}`;
      await writeFile(draft, await draw(page));
      await rename(draft, cached);
    }
    writeChanged(fileOf(page), await readFile(cached));
  };

  // Pages with the same picture are drawn one after the other, so that the picture is drawn once.
  const queue = [...Map.groupBy(pages, ({ picture }) => JSON.stringify(picture?.source)).values()]
    .flat()
    .values();
  const writeNext = async () => {
    for (const page of queue) await write(page);
  };
  await Promise.all(Array.from({ length: concurrency }, writeNext));
}
