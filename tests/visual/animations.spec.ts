// Tests that Storybook ends the animations of a story at once, instead of waiting for them, unless the story shows its motion.
import { expect } from 'playwright/test';
import { stories, test } from './storybook.ts';

test('Storybook pauses animations after a story with reduced motion, and lets them run with full motion', async ({
  storybook,
}) => {
  const hasPauseStyle = async (motion: 'full' | 'reduced') => {
    await storybook.show(stories[0]!.id, { width: 360, edition: 'day', motion });
    return storybook.page.evaluate(() =>
      [...document.head.querySelectorAll('style')].some(({ textContent }) =>
        /animation-play-state:\s*paused/.test(textContent),
      ),
    );
  };
  expect(await hasPauseStyle('reduced')).toBe(true);
  expect(await hasPauseStyle('full')).toBe(false);
  expect(await hasPauseStyle('reduced')).toBe(true);
});
