// Journey: what a screen reader reads on each page, compared with stored texts.
import { expect, test } from './cleanConsoleTest.ts';
import { ports } from './environment.ts';

/*
 * Compares the content of ten pages as a screen reader finds it: Chromium's accessibility tree as text, one file for each page. Read a file from top to bottom
 * before you accept a change: does every line make sense to somebody who sees nothing? `pnpm test:journeys readAloud.spec.ts
 * --update-snapshots` accepts how the pages read now.
 */
const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  pricing: '/pricing',
  prAuthority: '/PR-Authority',
  cityPress: '/PR-Authority-boston',
  cityStudio: '/creative-studio-boston',
  article: '/insights/raising-capital-stages',
  contact: '/contact',
  auth: '/auth',
};

// With reduced motion the logos stand still, and the button that pauses them is missing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// One browser context visits all pages, because it downloads what they share once.
test('each page reads as its snapshot says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [name, route] of Object.entries(pages))
    await test.step(route, async () => {
      await page.goto(route);
      if (name === 'auth') await expect(page.locator('html[data-hydrated]')).toBeAttached();
      // Header and footer are the same on every page.
      const text = await page.locator(name === 'home' ? 'body' : 'main').ariaSnapshot();
      // A screen reader reads both words of a correction only in the column of corrections, after “It said:” and “It says:”. Of a
      // headline's correction it reads only the new word.
      const column = page.getByRole('region', { name: 'Corrections' });
      for (const role of ['deletion', 'insertion'] as const) {
        expect
          .soft(await page.getByRole(role).count(), `${route}: both words of a correction`)
          .toBe(await column.getByRole(role).count());
      }
      expect.soft(text, `${route}: both words of a correction`).not.toMatch(/struck out:|corrected to:/);
      expect.soft(text, `${route}: an abbreviated period`).not.toContain('/mo');
      expect
        // Addresses have encoded characters: `%E2`.
        .soft(text.replaceAll(/%\w\w/g, ''), `${route}: a page number`)
        .not.toMatch(/\b[A-P]\d(\.\d)?\b/);
      // The port of the stand-in for Stripe can be moved.
      const sameOnEveryPort = text.replaceAll(`http://localhost:${ports.stripe}/`, 'https://stripe/');
      expect.soft(`${sameOnEveryPort}\n`).toMatchSnapshot(['readAloud', `${name}.txt`]);
    });
});
