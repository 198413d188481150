// Journey: the page takes the colors of a portfolio company while a visitor points at it.
import { companies } from '@fit-to-print/content/companies';
import type { Page } from 'playwright/test';
import { expect, test } from './cleanConsoleTest.ts';

/** Tests the CSS of the built site, from which the build has removed unused rules. Stories use all rules. */

type Company = (typeof companies)[number];

/** The link with the name of a company. */
const link = (page: Page, { name }: Company) => page.getByRole('link', { name: new RegExp(`^${name}`) });
/** Colors of the page and of a company's name, converted by painting because a running animation reports OKLab. */
const background = async (page: Page) =>
  toPaintedColor(page, await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
const textColor = async (page: Page, company: Company) =>
  toPaintedColor(
    page,
    await link(page, company)
      .getByRole('heading')
      .evaluate(heading => getComputedStyle(heading).color),
  );
/** Colors of the company's content record. */
const expectedBackground = (page: Page, { backgroundColor }: Company) =>
  toPaintedColor(page, `oklch(${backgroundColor.join(' ')})`);
const expectedTextColor = (page: Page, { brandColor }: Company) =>
  toPaintedColor(page, `oklch(${brandColor.join(' ')})`);
/** Returns a color as the RGBA values that the browser paints. */
const toPaintedColor = (page: Page, color: string) =>
  page.evaluate(css => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data.join(' ');
  }, color);

const [first, last] = [companies[0], companies.at(-1)];

test('hovering a company changes the page background, and leaving restores it', async ({ page }) => {
  await page.goto('/');
  const initialBackground = await background(page);
  for (const company of companies) {
    await link(page, company).hover();
    await expect.poll(() => background(page)).toBe(await expectedBackground(page, company));
    expect(await textColor(page, company)).toBe(await expectedTextColor(page, company));
  }
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => background(page)).toBe(initialBackground);
});

test('focusing a company changes the page background, unless another one is hovered', async ({ page }) => {
  await page.goto('/');
  const initialBackground = await background(page);
  await link(page, last!).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => background(page)).toBe(await expectedBackground(page, last!));
  await link(page, first!).hover();
  await expect.poll(() => background(page)).toBe(await expectedBackground(page, first!));
  expect(await textColor(page, first!)).toBe(await expectedTextColor(page, first!));
  expect(await textColor(page, last!)).not.toBe(await expectedTextColor(page, first!));
  await page.mouse.move(0, 0);
  await expect.poll(() => background(page)).toBe(await expectedBackground(page, last!));
  await link(page, last!).blur();
  await expect.poll(() => background(page)).toBe(initialBackground);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const inOrder = companies.toSorted((a, b) => a.mobileOrder - b.mobileOrder);

  test('the company in the middle of the viewport is highlighted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const initialBackground = await background(page);
    for (const company of inOrder) {
      await link(page, company).evaluate(each => each.scrollIntoView({ block: 'center' }));
      await expect.poll(() => background(page)).toBe(await expectedBackground(page, company));
      expect(await textColor(page, company)).toBe(await expectedTextColor(page, company));
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => background(page)).toBe(initialBackground);
  });

  test('the first tap opens the link', async ({ page, context, allowedProblems }) => {
    allowedProblems.push(/third party/, /ERR_/);
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await link(page, first!).tap();
    await opened;
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`keyboard focus highlights a company (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await link(page, inOrder[1]!).focus();
      await page.keyboard.press('Tab');
      await expect(link(page, inOrder[2]!)).toBeFocused();
      // Another company is in the middle of the viewport.
      await link(page, inOrder[1]!).evaluate(each => each.scrollIntoView({ block: 'center' }));
      await expect.poll(() => background(page)).toBe(await expectedBackground(page, inOrder[2]!));
      expect(await textColor(page, inOrder[2]!)).toBe(await expectedTextColor(page, inOrder[2]!));
      expect(await textColor(page, inOrder[1]!)).not.toBe(await expectedTextColor(page, inOrder[2]!));
    });
  }

  test('the background does not change with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const initialBackground = await background(page);
    await link(page, inOrder[2]!).evaluate(each => each.scrollIntoView({ block: 'center' }));
    await expect(link(page, inOrder[2]!)).toBeInViewport();
    expect(await background(page)).toBe(initialBackground);
  });
});
