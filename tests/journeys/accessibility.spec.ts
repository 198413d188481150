import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { signUpStaff } from './accounts.ts';
import { newVisitor, sendMessage } from './leads.ts';
import { contentRoutes, missingRoute, thanksRoute } from './routes.ts';
import { expect, test } from './test.ts';

/** Opens a page as the people see it that it is for. */
type Open = (page: Page) => Promise<void>;

const goTo =
  (route: string): Open =>
  async page =>
    void (await page.goto(route));

/** By somebody who has an account, and a place in the studio. */
const signedIn =
  (route: string, isThere: (page: Page) => Promise<void>): Open =>
  async page => {
    await signUpStaff(page);
    await page.goto(route);
    await isThere(page);
  };

const sheets: readonly (readonly [name: string, open: Open])[] = [
  ...[...contentRoutes, thanksRoute, missingRoute].map(route => [route, goTo(route)] as const),
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
    '/studio',
    async page => {
      await sendMessage(page, newVisitor('Una Rowe'));
      await signedIn('/studio', () => expect(page.getByRole('table')).toBeVisible())(page);
    },
  ],
];

/** What the console says of a page that there is not. */
const logged = [/404/, /Page not found/];
/** A page of each kind that is set anew at every breakpoint. */
const setAnew = new Set(['/', '/pricing', '/PR-Authority', '/creative-studio-boston', missingRoute]);

for (const [name, open] of sheets) {
  const widths = setAnew.has(name) ? [360, 768, 1280, 1920] : [360, 1280];
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no finding, ${colorScheme}`, async ({ page, expected }) => {
      if (name === missingRoute) expected.push(...logged);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      // Evaluated by the debugger: the page's own policy lets no script in.
      await page.evaluate(axe.source);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run(),
        );
        expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(node => node.html) }))).toEqual([]);
      }
      // None of it has led elsewhere.
      expect(new URL(page.url()).pathname).toBe(name);
    });
  }

  test(`${name} does not scroll sideways`, async ({ page, expected }) => {
    if (name === missingRoute) expected.push(...logged);
    await open(page);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
    expect(new URL(page.url()).pathname).toBe(name);
  });
}
