// Checks that an open page passes axe, the checker of accessibility.
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './cleanConsoleTest.ts';

/** The options of axe. It checks all rules in the day edition, and in the night edition only those about colors: no other rule depends on it. */
const axeOptions: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { resultTypes: ['violations'] },
  dark: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
};

/** Expects that axe finds nothing at these widths, in the day and the night edition. The page's motion stays reduced afterwards. */
export async function expectAccessible(page: Page, widths: readonly number[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // page.evaluate runs through the debugger, so the page's content security policy does not block axe.
  await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const { violations } = await page.evaluate(
        options => (window as Window & { axe?: typeof axe }).axe!.run(options),
        axeOptions[colorScheme],
      );
      expect
        .soft(
          violations.map(({ id, nodes }) => ({ id, html: nodes.map(node => node.html) })),
          `axe, ${colorScheme}, ${width} px`,
        )
        .toEqual([]);
    }
  }
}

/** Expects that the page does not scroll sideways at this width, in pixels. */
export async function expectNoSidewaysScroll(page: Page, width: number) {
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), `scrolls sideways at ${width} px`)
    .toBeLessThanOrEqual(width);
}
