import { companies } from '@fit-to-print/content/companies';
import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** The rules that ship: stories see them before what no page uses is taken out of them. */

type Company = (typeof companies)[number];

const link = (page: Page, { name }: Company) => page.getByRole('link', { name: new RegExp(`^${name}`) });
/** Of the page, and of the letters of a name. What a timeline is at is told in OKLab. */
const stock = async (page: Page) =>
  painted(page, await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
const ink = async (page: Page, company: Company) =>
  painted(
    page,
    await link(page, company)
      .getByRole('heading')
      .evaluate(heading => getComputedStyle(heading).color),
  );
/** As the record has it. */
const stockOf = (page: Page, { backgroundColor }: Company) =>
  painted(page, `oklch(${backgroundColor.join(' ')})`);
const inkOf = (page: Page, { brandColor }: Company) => painted(page, `oklch(${brandColor.join(' ')})`);
/** A color as the browser paints it. */
const painted = (page: Page, color: string) =>
  page.evaluate(css => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data.join(' ');
  }, color);

const [first, , , , last] = companies;

test('a company that is pointed at takes the page, and leaving gives it back', async ({ page }) => {
  await page.goto('/');
  const paper = await stock(page);
  for (const company of companies) {
    await link(page, company).hover();
    await expect.poll(() => stock(page)).toBe(await stockOf(page, company));
    expect(await ink(page, company)).toBe(await inkOf(page, company));
  }
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => stock(page)).toBe(paper);
});

test('so does one that has the focus, unless another is pointed at', async ({ page }) => {
  await page.goto('/');
  const paper = await stock(page);
  await link(page, last!).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => stock(page)).toBe(await stockOf(page, last!));
  await link(page, first!).hover();
  await expect.poll(() => stock(page)).toBe(await stockOf(page, first!));
  expect(await ink(page, first!)).toBe(await inkOf(page, first!));
  expect(await ink(page, last!)).not.toBe(await inkOf(page, first!));
  await page.mouse.move(0, 0);
  await expect.poll(() => stock(page)).toBe(await stockOf(page, last!));
  await link(page, last!).blur();
  await expect.poll(() => stock(page)).toBe(paper);
});

test.describe('where nothing hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const inOrder = companies.toSorted((a, b) => a.mobileOrder - b.mobileOrder);

  test('the one in the middle of the window is lit, the next one after it', async ({ page }) => {
    await page.goto('/');
    const paper = await stock(page);
    for (const company of inOrder) {
      await link(page, company).evaluate(each => each.scrollIntoView({ block: 'center' }));
      await expect.poll(() => stock(page)).toBe(await stockOf(page, company));
      expect(await ink(page, company)).toBe(await inkOf(page, company));
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => stock(page)).toBe(paper);
  });

  test('its first tap opens the link', async ({ page, context, expected }) => {
    expected.push(/A third party/, /ERR_/);
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await link(page, first!).tap();
    await opened;
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a keyboard lights what it stands on (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await link(page, inOrder[1]!).focus();
      await page.keyboard.press('Tab');
      await expect(link(page, inOrder[2]!)).toBeFocused();
      // Whatever is in the middle.
      await link(page, inOrder[1]!).evaluate(each => each.scrollIntoView({ block: 'center' }));
      await expect.poll(() => stock(page)).toBe(await stockOf(page, inOrder[2]!));
      expect(await ink(page, inOrder[2]!)).toBe(await inkOf(page, inOrder[2]!));
      expect(await ink(page, inOrder[1]!)).not.toBe(await inkOf(page, inOrder[2]!));
    });
  }

  test('the page keeps its paper under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const paper = await stock(page);
    await link(page, inOrder[2]!).evaluate(each => each.scrollIntoView({ block: 'center' }));
    await expect(link(page, inOrder[2]!)).toBeInViewport();
    expect(await stock(page)).toBe(paper);
  });
});
