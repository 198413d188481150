// Journey: React renders the same markup in the browser as in the prerendered page. React reports a difference in the console, and
// `cleanConsoleTest` fails for every message there. The bootstrap is the small script at the start of a page.
import { allRoutes, missingRoute, repeatedRoutes } from './routes.ts';
import { devSite } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';

// Only React's development build reports hydration differences. One browser context visits all pages, because it caches the modules,
// which take longer to load than a page.
test('every page hydrates without a difference', async ({ page }) => {
  // The test opens every page, so it may take three times as long as a test of one page.
  test.slow();
  for (const route of allRoutes.filter(path => !repeatedRoutes.includes(path))) {
    await test.step(route, async () => {
      await page.goto(devSite + route);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    });
  }
});

test('values that the bootstrap wrote cause no hydration difference', async ({ page, allowedProblems }) => {
  allowedProblems.push(/404/, /Page not found/);
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await page.goto(`${devSite}/terms-of-service`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByText('February 3, 2031')).toHaveAttribute('datetime', '2031-02-03');
  await page.goto(devSite + missingRoute);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('deletion')).toHaveText(missingRoute);
});
