// Compares every story with its baseline, the accepted picture, and tests that it fits a window of 320 px.
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { fits320px } from '../../.storybook/build/reflowResults.ts';
import { chromaticOf, isShownAtWidth, modeName, modesOf, motionOf } from '../../.storybook/modes.ts';
import { isPinnedBrowser } from '../pinnedBrowser.ts';
import { digestOf, keepPicture, readBaselines, readPicture } from './baselines.ts';
import { compare } from './compare.ts';
import { fittingStory, readNarrowStory } from './narrowWidth.ts';
import { describeDifference } from './places.ts';
import type { Change } from './review/changes.ts';
import { stories, type Storybook, test } from './storybook.ts';

/** Baselines show the default brand in the pinned browser, which runs on Linux x64 only. */
const hasBaselines = isPinnedBrowser && !process.env['BRAND'];
/** The stories that are compared with pictures: a tag excludes the others. A mode is a width and an edition (light or dark theme), `360-day`. */
const comparedStories = hasBaselines ? stories.filter(story => modesOf(story).length > 0) : [];
const isUpdate = (updates: string) => updates === 'changed' || updates === 'all';

const baselines = readBaselines();

/** Compares a picture with its baseline, and attaches what the report and the review show if it differs. */
async function compareWithBaseline(story: string, mode: string, actual: Buffer): Promise<void> {
  const info = test.info();
  const name = `${story}/${mode}`;
  const digest = await digestOf(actual);
  const accepted = baselines.get(name);
  if (digest === accepted) return;
  const attachChange = async (change: Partial<Change>) =>
    info.attach(`${mode}-change.json`, {
      body: JSON.stringify({ digest, isNew: !accepted, ...change }),
      contentType: 'application/json',
    });
  if (isUpdate(info.config.updateSnapshots)) {
    // `run.ts` writes the list at the end, because several workers run these tests.
    await keepPicture(name, digest, actual);
    await attachChange({});
    return;
  }
  const expected = accepted && readPicture(name, accepted);
  const difference = expected && (await compare(expected, actual));
  // Playwright's report shows attachments with these names side by side and over each other.
  const attach = async (kind: string, body: Buffer) =>
    info.attach(`${mode}-${kind}.png`, { body, contentType: 'image/png' });
  await attach('actual', actual);
  if (expected) await attach('expected', await sharp(expected).png().toBuffer());
  if (difference) await attach('diff', difference.picture);
  await attachChange(difference ? { places: difference.places } : {});
  const result = difference
    ? describeDifference(difference)
    : accepted
      ? 'different from its baseline, whose picture this machine does not have'
      : 'without a baseline';
  expect.soft(result, `${story} at ${mode}`).toBe('equal to its baseline');
}

/** Compares a story with its baselines, at each of its widths. */
async function comparePictures(storybook: Storybook, story: (typeof stories)[number]): Promise<void> {
  // A picture is compared while the browser makes the next one.
  let comparison = Promise.resolve();
  try {
    for (const mode of modesOf(story)) {
      await storybook.show(story.id, mode);
      const picture = await storybook.screenshot();
      await comparison;
      comparison = compareWithBaseline(story.id, modeName(mode), picture);
    }
  } finally {
    await comparison;
  }
}

for (const story of stories) {
  const isComparable = comparedStories.includes(story);
  const isShownNarrow = isShownAtWidth(story, 320);
  if (!isComparable && !isShownNarrow) continue;
  test(story.id, async ({ storybook }) => {
    if (isComparable) await comparePictures(storybook, story);
    if (!isShownNarrow) return;
    if (!isComparable)
      await storybook.show(story.id, { width: 320, edition: 'night', motion: motionOf(story) });
    const narrow = await readNarrowStory(storybook);
    test
      .info()
      .annotations.push({ type: fits320px, description: String(isDeepStrictEqual(narrow, fittingStory)) });
    expect
      .soft(narrow, `${story.id} at 320 px, with forced colors and wider text spacing`)
      .toEqual(fittingStory);
  });
}

test('no two stories of one component look the same', () => {
  const same = comparedStories.flatMap((story, index) =>
    comparedStories
      .slice(index + 1)
      .filter(({ title }) => title === story.title)
      .filter(other => {
        const modes = new Set(modesOf(other).map(modeName));
        const shared = modesOf(story)
          .map(modeName)
          .filter(mode => modes.has(mode));
        const digestAt = (id: string, mode: string) => baselines.get(`${id}/${mode}`) ?? id;
        return (
          shared.length > 0 && shared.every(mode => digestAt(story.id, mode) === digestAt(other.id, mode))
        );
      })
      .map(other => `${story.id} = ${other.id}`),
  );
  // During an update the list may be older than the stories.
  if (!isUpdate(test.info().config.updateSnapshots)) expect(same).toEqual([]);
});

test('every component is compared in both editions', () => {
  test.skip(!hasBaselines, 'There are no baselines to compare.');
  const titles = (of: typeof stories) => [...new Set(of.map(({ title }) => title))].toSorted();
  expect(titles(stories.filter(story => modesOf(story).some(({ edition }) => edition === 'night')))).toEqual(
    titles(stories),
  );
});

test('Chromatic gets the same modes', async ({ storybook }) => {
  const parameters = await storybook.chromatic();
  expect(parameters).toEqual(Object.fromEntries(stories.map(story => [story.id, chromaticOf(story)])));
});
