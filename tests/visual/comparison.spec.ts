// Tests that the comparison of pictures finds small differences, and no others. An edition is a color theme: day is light, night is dark.
import { expect } from 'playwright/test';
import { isPinnedBrowser } from '../pinnedBrowser.ts';
import { compare } from './compare.ts';
import { test } from './storybook.ts';

test.skip(!isPinnedBrowser, 'Pixels are compared in the pinned browser, which runs on Linux x64 only.');

const story = 'components-button--tones';
const mode = { width: 768, edition: 'day' } as const;

test('a story gives the same screenshot each time it is mounted', async ({ storybook }) => {
  await storybook.show(story, mode);
  const before = await storybook.screenshot();
  await storybook.show('templates-notfoundtemplate--not-found', { width: 360, edition: 'night' });
  await storybook.show(story, mode);
  expect(await compare(before, await storybook.screenshot())).toBeUndefined();
});

test('a corner radius of one pixel is detected', async ({ storybook }) => {
  await storybook.show(story, mode);
  const before = await storybook.screenshot();
  const style = await storybook.page.addStyleTag({ content: 'button { border-radius: 1px }' });
  const difference = await compare(before, await storybook.screenshot());
  await style.evaluate(element => (element as HTMLStyleElement).remove());
  // Three buttons with four corners each make 12 pixels. Chromium may also change pixels beside a corner by one color level, depending
  // on what it painted before.
  expect(difference?.pixels).toBeGreaterThanOrEqual(12);
});

test('a story that fails in its play function fails the comparison', async ({ storybook }) => {
  // The play function of this story looks for links that the header has on large screens only.
  const shown = storybook.show('patterns-siteheader--inside-insights', { width: 360, edition: 'day' });
  await expect(shown).rejects.toThrow('failed in its play function');
});
