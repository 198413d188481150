// Journey: the first screen of each page says what it offers and what to do next.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './cleanConsoleTest.ts';

/** The link to the next step on each page, and the price or the terms that its first screen names. City pages are in cityMaps.spec.ts. */
const firstScreens = [
  ['/', 'Pitch us your idea', ['for founders', 'typically 10–25%', 'with an account', 'from $599 a month']],
  ['/about', 'Write to the studio', ['for a fee or for equity', 'Asking is free']],
  ['/services', 'See both ways to pay', ['For founders', 'Fee by quote, or equity']],
  [
    '/pricing',
    'See PR Authority press from $599 a month',
    ['for founders', 'by the project', 'typically 10–25%'],
  ],
  [
    '/PR-Authority',
    'Packages and prices',
    ['paid placement', 'From $599 a month, for a release a quarter', '$3,999'],
  ],
  ['/insights', 'Read the lead article', ['founders', 'Free to read']],
] as const;

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1080 },
];

/** Expects the parts of a page to be visible as a whole in every window, without scrolling. */
const expectOnFirstScreen = (page: Page, route: string, parts: readonly Locator[]) =>
  test.step(route, async () => {
    await page.goto(route);
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      for (const part of parts) await expect(part, `${size.width} px`).toBeInViewport({ ratio: 1 });
    }
  });

test('each page names its offer, its terms and the next step on the first screen', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [route, step, terms] of firstScreens)
    await expectOnFirstScreen(page, route, [
      page.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: step }).first(),
      ...terms.map(term => main.getByText(term).first()),
    ]);
});

test('/auth says what an account is for and what it costs, and offers to sign in, on the first screen', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expectOnFirstScreen(page, '/auth', [
    main.getByText('An account is free. You need one to apply'),
    main.getByRole('tab', { name: 'Sign In' }),
    main.getByRole('tab', { name: 'Sign Up' }),
  ]);
});

test('/contact says who answers, and shows the first field of its form, on the first screen', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expectOnFirstScreen(page, '/contact', [
    main.getByText('A person reads it'),
    main.getByRole('textbox', { name: 'Name' }),
  ]);
});
