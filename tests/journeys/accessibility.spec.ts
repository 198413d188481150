// Journey: every page passes axe, the checker of accessibility, and fits every screen.
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { signUpStaff } from './accounts.ts';
import { newVisitor, sendMessage } from './leads.ts';
import { contentRoutes, missingRoute, thanksRoute } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** Opens a page in the state that its users see. */
type Open = (page: Page) => Promise<void>;

const goTo =
  (route: string): Open =>
  async page =>
    void (await page.goto(route));

/** Opens a page as a signed-in member of staff. */
const signedIn =
  (route: string, isThere: (page: Page) => Promise<void>): Open =>
  async page => {
    await signUpStaff(page, route);
    await isThere(page);
  };

const pages: readonly (readonly [name: string, open: Open])[] = [
  ...[...contentRoutes, thanksRoute, `${thanksRoute}#sent`, missingRoute].map(
    route => [route, goTo(route)] as const,
  ),
  [
    '/auth',
    async page => {
      await page.goto('/auth');
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    },
  ],
  [
    '/application',
    signedIn('/application', page =>
      expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible(),
    ),
  ],
  [
    '/account',
    signedIn('/account', page => expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()),
  ],
  [
    '/admin',
    async page => {
      await sendMessage(page, newVisitor('Una Rowe'));
      await signedIn('/admin', () => expect(page.getByRole('table')).toBeVisible())(page);
    },
  ],
];

/** Console messages of the 404 page. */
const notFoundMessages = [/404/, /Page not found/];
/** One page of each layout that changes at every breakpoint. */
const responsiveRoutes = new Set(['/', '/pricing', '/PR-Authority', '/creative-studio-boston', missingRoute]);

/** The options of axe. It checks all rules in the day edition, and in the night edition only those about colors: no other rule depends on it. */
const axeOptions: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { resultTypes: ['violations'] },
  dark: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
};

for (const [name, open] of pages) {
  const widths = responsiveRoutes.has(name) ? [360, 768, 1280, 1920] : [360, 1280];
  test(`${name} passes axe in both editions, and does not scroll sideways from 320 to 1920 px`, async ({
    page,
    expected,
  }) => {
    if (name === missingRoute) expected.push(...notFoundMessages);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
    // page.evaluate runs through the debugger, so the page's content security policy does not block axe.
    await page.evaluate(axe.source);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        const { violations } = await page.evaluate(
          options => (window as Window & { axe?: typeof axe }).axe!.run(options),
          axeOptions[colorScheme],
        );
        expect(
          violations.map(({ id, nodes }) => ({ id, html: nodes.map(node => node.html) })),
          `${colorScheme}, ${width} px`,
        ).toEqual([]);
      }
    }
    // The page did not redirect.
    expect(new URL(page.url()).pathname).toBe(new URL(name, page.url()).pathname);
  });
}
