// Compares every story with its baseline, the accepted picture.
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from 'playwright/test';
import sharp from 'sharp';
import { chromaticOf, modesOf, modeName } from '../../.storybook/modes.ts';
import { isPinnedBrowser } from '../pinnedBrowser.ts';
import { baselineFolder as folder, baselinesOf, digestOf, writeBaseline } from './baselines.ts';
import { compare } from './compare.ts';
import { describeDifference } from './places.ts';
import { stories, test } from './storybook.ts';

/** The stories that are compared with pictures: a tag excludes the others. A mode is a width and an edition (light or dark theme), `360-day`. */
const comparedStories = stories.filter(story => modesOf(story).length > 0);
const isUpdate = (updates: string) => updates === 'changed' || updates === 'all';

test.skip(!isPinnedBrowser, 'Baselines belong to the pinned browser, which runs on Linux x64 only.');

for (const story of comparedStories) {
  test(story.id, async ({ storybook }, info) => {
    for (const mode of modesOf(story)) {
      await storybook.show(story.id, mode);
      const actual = await storybook.screenshot();
      const [baseline, ...others] = baselinesOf(story.id, modeName(mode));
      const digest = await digestOf(actual);
      if (others.length === 0 && baseline?.includes(`.${digest}.`)) continue;
      if (isUpdate(info.config.updateSnapshots)) {
        await writeBaseline(story.id, modeName(mode), actual);
        continue;
      }
      const expected = baseline && readFileSync(path.join(folder, baseline));
      const difference = expected && (await compare(expected, actual));
      // Playwright's report shows attachments with these names side by side and over each other.
      const attach = async (kind: string, body: Buffer) =>
        info.attach(`${modeName(mode)}-${kind}.png`, { body, contentType: 'image/png' });
      await attach('actual', actual);
      if (expected) await attach('expected', await sharp(expected).png().toBuffer());
      if (difference) {
        await attach('diff', difference.picture);
        await info.attach(`${modeName(mode)}-places.json`, {
          body: JSON.stringify(difference.places),
          contentType: 'application/json',
        });
      }
      const result = difference
        ? describeDifference(difference)
        : others.length > 0
          ? // A merge of two branches can leave two.
            'has more than one baseline'
          : expected
            ? 'has a baseline with the digest of another picture in its name'
            : 'has no baseline yet';
      expect.soft(result, `${story.id} at ${modeName(mode)}`).toBe('equal to its baseline');
    }
  });
}

plain('no baseline is left of a removed story', () => {
  const expected = new Set(
    comparedStories.flatMap(story => modesOf(story).map(mode => path.join(story.id, modeName(mode)))),
  );
  const orphans = globSync('*/*', { cwd: folder }).filter(file => !expected.has(file.split('.')[0]!));
  if (isUpdate(plain.info().config.updateSnapshots)) {
    for (const file of orphans) rmSync(path.join(folder, file));
  } else expect(orphans).toEqual([]);
});

plain('no two stories of one component look the same', () => {
  const digests = new Map<string, string>();
  for (const file of globSync('*/*', { cwd: folder })) {
    const [name, digest] = file.split('.');
    digests.set(name!, digest!);
  }
  const same = comparedStories.flatMap((story, index) =>
    comparedStories
      .slice(index + 1)
      .filter(({ title }) => title === story.title)
      .filter(other => {
        const modes = new Set(modesOf(other).map(modeName));
        const shared = modesOf(story)
          .map(modeName)
          .filter(mode => modes.has(mode));
        const digestAt = (id: string, mode: string) => digests.get(path.join(id, mode)) ?? id;
        return (
          shared.length > 0 && shared.every(mode => digestAt(story.id, mode) === digestAt(other.id, mode))
        );
      })
      .map(other => `${story.id} = ${other.id}`),
  );
  // During an update the baselines on the disk may be older than the stories.
  if (!isUpdate(plain.info().config.updateSnapshots)) expect(same).toEqual([]);
});

plain('every component is compared in both editions', () => {
  const titles = (of: typeof stories) => [...new Set(of.map(({ title }) => title))].toSorted();
  expect(titles(stories.filter(story => modesOf(story).some(({ edition }) => edition === 'night')))).toEqual(
    titles(stories),
  );
});

test('Chromatic gets the same modes', async ({ storybook }) => {
  const parameters = await storybook.chromatic();
  expect(parameters).toEqual(Object.fromEntries(stories.map(story => [story.id, chromaticOf(story)])));
});
