import { expect } from 'playwright/test';
import { isPinned } from '../browser.ts';
import { compare } from './compare.ts';
import { test } from './storybook.ts';

test.skip(!isPinned, 'Pixels are compared in the pinned browser, which runs on Linux x64 only.');

const story = 'components-button--tones';
const surface = { width: 768, edition: 'day' } as const;

test('a story that has not changed is the same picture, however often it is mounted', async ({
  storybook,
  browser,
}) => {
  await storybook.show(story, surface);
  const before = await storybook.picture();
  await storybook.show('templates-notfoundtemplate--not-found', { width: 360, edition: 'night' });
  await storybook.show(story, surface);
  expect(await compare(browser, before, await storybook.picture())).toBeUndefined();
});

test('a corner that is rounded by one pixel is noticed', async ({ storybook, browser }) => {
  await storybook.show(story, surface);
  const before = await storybook.picture();
  const style = await storybook.page.addStyleTag({ content: 'button { border-radius: 1px }' });
  const difference = await compare(browser, before, await storybook.picture());
  await style.evaluate(element => (element as HTMLStyleElement).remove());
  // Three buttons with four corners each.
  expect(difference?.pixels).toBe(12);
});

test('a story that fails in its play function is no picture', async ({ storybook }) => {
  // Its links stand in the masthead only on a large sheet.
  const shown = storybook.show('patterns-siteheader--inside-insights', { width: 360, edition: 'day' });
  await expect(shown).rejects.toThrow('failed in its play function');
});
