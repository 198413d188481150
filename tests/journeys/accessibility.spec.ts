import axe from 'axe-core';
import { allRoutes, applicationRoutes } from './routes.ts';
import { expect, test } from './test.ts';

for (const route of allRoutes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} has no finding, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      if (applicationRoutes.includes(route)) {
        // Where a stranger is led from /application and /account, too.
        await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
      }
      // Evaluated by the debugger: the page's own policy lets no script in.
      await page.evaluate(axe.source);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run(),
        );
        expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(node => node.html) }))).toEqual([]);
      }
    });
  }

  test(`${route} does not scroll sideways`, async ({ page }) => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  });
}
