// Nightly test: every story fits with longer text (Storybook's pseudo-locale), in left-to-right and in right-to-left text.
import { expect } from 'playwright/test';
import { isShownAtWidth, motionOf, viewportSize } from '../../.storybook/modes.ts';
import { findMisfits } from './findMisfits.ts';
import { stories, test as base } from './storybook.ts';

const directions = ['ltr', 'rtl'] as const;

const test = base.extend<object, { viewports: Record<string, string | undefined> }>({
  viewports: [async ({ storybook }, use) => use(await storybook.viewports()), { scope: 'worker' }],
});

for (const story of stories) {
  const widths = [1280, 320].filter(width => isShownAtWidth(story, width));
  if (widths.length === 0) continue;

  test(`${story.id} fits with longer text, left-to-right and right-to-left`, async ({
    storybook,
    viewports,
  }) => {
    const { page } = storybook;
    const viewport = viewports[story.id];
    await storybook.show(story.id, {
      // Play functions may depend on the size for which they are written.
      ...(viewport === undefined ? { width: widths[0]! } : viewportSize(viewport)),
      edition: 'day',
      motion: motionOf(story),
      text: 'pseudo',
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const direction of directions) {
        await page.evaluate(async dir => {
          document.documentElement.dir = dir;
          // Waits for two frames, because headlines are fitted again in the first one.
          await new Promise(resolve => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          });
        }, direction);
        expect.soft(await page.evaluate(findMisfits), `at ${width} px, ${direction}`).toEqual([]);
      }
    }
  });
}
