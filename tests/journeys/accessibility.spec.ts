// Journey: the sign-in page, and the page after a form was sent, pass axe, the checker of accessibility, and fit every screen.
// readAloudSignedIn.spec.ts checks the pages of users and staff, everyPage.spec.ts the other pages.
import type { Page } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { thanksRoute } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** For each page, a function that opens it in the state that its users see. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async [`${thanksRoute}#sent`](page) {
    await page.goto(`${thanksRoute}#sent`);
  },
  async '/auth'(page) {
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(pages))
  test(`${name} passes axe in both editions, and does not scroll sideways from 320 to 1920 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, width);
    }
    await expectAccessible(page, [360, 1280]);
    // The page did not redirect.
    expect(new URL(page.url()).pathname).toBe(new URL(name, page.url()).pathname);
  });
