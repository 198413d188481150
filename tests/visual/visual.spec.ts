import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from 'playwright/test';
import sharp from 'sharp';
import { pinned } from '../browser.ts';
import { compare } from './compare.ts';
import { type Edition, isFirst, isWhole, stories, test } from './storybook.ts';

interface Mode {
  width: 360 | 768 | 1280;
  edition: Edition;
}

const day = (width: Mode['width']): Mode => ({ width, edition: 'day' });

/**
 * Whole matters are looked at on three sheets, their parts on one; color is looked at in both editions, in the first
 * story of each. A further record of a template (`one-sheet`) is looked at once.
 */
function modesOf(story: (typeof stories)[number]): Mode[] {
  if (!isWhole(story)) return isFirst(story) ? [day(768), { width: 768, edition: 'night' }] : [day(768)];
  if (story.tags.includes('one-sheet')) return [day(1280)];
  const sheets = [day(360), day(768), day(1280)];
  return isFirst(story) ? [...sheets, { width: 1280, edition: 'night' }] : sheets;
}

const folder = path.join(import.meta.dirname, 'baselines');
const pictured = stories.filter(({ tags }) => !tags.includes('no-visual'));
const accepts = (updates: string) => updates === 'changed' || updates === 'all';

const nameOf = ({ width, edition }: Mode) => `${width}-${edition}`;

/**
 * A baseline is a lossless WebP, a quarter of the PNG's size, and its name carries the digest of the PNG it was made of:
 * a story that has not changed is known by that, and nothing is decoded.
 */
const baselineOf = (id: string, mode: Mode): string | undefined =>
  globSync(`${id}/${nameOf(mode)}.*.webp`, { cwd: folder })[0];
const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex').slice(0, 16);

test.skip(!pinned, 'Baselines belong to the pinned browser, which runs on Linux x64 only.');

for (const story of pictured) {
  test(story.id, async ({ storybook, browser }, info) => {
    for (const mode of modesOf(story)) {
      await storybook.show(story.id, mode);
      const actual = await storybook.picture();
      const baseline = baselineOf(story.id, mode);
      const digest = digestOf(actual);
      if (baseline?.includes(`.${digest}.`)) continue;
      const expected = baseline && readFileSync(path.join(folder, baseline));
      const difference = expected && (await compare(browser, expected, actual));
      if (expected && !difference) continue;

      if (accepts(info.config.updateSnapshots)) {
        if (baseline) rmSync(path.join(folder, baseline));
        const file = path.join(folder, story.id, `${nameOf(mode)}.${digest}.webp`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, await sharp(actual).webp({ lossless: true }).toBuffer());
        continue;
      }
      // By these names the report lays them over one another.
      const attach = async (kind: string, body: Buffer) =>
        info.attach(`${nameOf(mode)}-${kind}.png`, { body, contentType: 'image/png' });
      await attach('actual', actual);
      if (expected) await attach('expected', await sharp(expected).png().toBuffer());
      if (difference) await attach('diff', difference.picture);
      const says = difference ? `${difference.pixels} pixels differ` : 'has no baseline yet';
      expect.soft(says, `${story.id} at ${nameOf(mode)}`).toBe('as it was');
    }
  });
}

plain('no baseline is left of a story that has gone', () => {
  const expected = new Set(
    pictured.flatMap(story => modesOf(story).map(mode => path.join(story.id, nameOf(mode)))),
  );
  const orphans = globSync('*/*', { cwd: folder }).filter(file => !expected.has(file.split('.')[0]!));
  if (accepts(plain.info().config.updateSnapshots)) {
    for (const file of orphans) rmSync(path.join(folder, file));
  } else expect(orphans).toEqual([]);
});
