// Journey: the drawing of a press release on /PR-Authority, which unfolds as the page is scrolled.
import type { Page } from 'playwright/test';
import { expect, test } from './cleanConsoleTest.ts';

/** The width in px of the drawing of a press release at the top of /PR-Authority, before and after a scroll. */
async function widths(page: Page): Promise<[before: number, after: number]> {
  await page.goto('/PR-Authority');
  const release = page
    .getByRole('img', { name: /press release/i })
    .locator('svg')
    .last();
  const width = async () => (await release.boundingBox())!.width;
  const before = await width();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  // The animation follows in the next frame.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return [before, await width()];
}

test('the release unfolds as the page is scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [before, after] = await widths(page);
  expect(before / after).toBeCloseTo(0.8, 1);
});

test('the release is unfolded and still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [before, after] = await widths(page);
  expect(before).toBe(after);
  // The unfolded release is more than 400 px wide in this window.
  expect(after).toBeGreaterThan(400);
});
