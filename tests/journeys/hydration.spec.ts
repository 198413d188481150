import { allRoutes } from './routes.ts';
import { devSite } from './stack.ts';
import { expect, test } from './test.ts';

// React's production build keeps a document that differs from what it would have rendered, and says nothing.
for (const route of allRoutes) {
  test(`${route} is, in the browser, what was printed`, async ({ page }) => {
    await page.goto(devSite + route);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });
}
