// Journey: printed pages.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { isPinnedBrowser } from '../pinnedBrowser.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { chromiumPath } from './environment.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/**
 * Prints a page of the site. Returns a PNG of each sheet, with one pixel for each point (1/72 inch): too small to show letters, but large
 * enough to show a line that has moved; and the text of each sheet without spaces.
 */
async function print(page: Page, route: string, format: 'A3' | 'Letter') {
  // The terms show today's date.
  await page.clock.setFixedTime('2026-11-22T12:00:00');
  await page.goto(route, { waitUntil: 'networkidle' });
  const library = await PDFiumLibrary.init();
  try {
    const sheets = await library.loadDocument(await page.pdf({ format }));
    return await Promise.all(
      Array.from(sheets.pages(), async sheet => {
        const text = withoutSpaces(sheet.getText());
        const { data, width, height } = await sheet.render({ scale: 1, render: 'bitmap' });
        const picture = await sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: 'white' })
          .png({ compressionLevel: 9 })
          .toBuffer();
        return { picture, text };
      }),
    );
  } finally {
    library.destroy();
  }
}

/**
 * Six pages, their paper size and how many sheets they need. Look at each changed picture before you accept it:
 * `pnpm test:journeys print.spec.ts --update-snapshots`. Only the pinned browser prints the same on every machine.
 */
const printed = [
  { name: 'home', route: '/', format: 'A3', sheets: 1 },
  { name: 'article', route: '/insights/raising-capital-stages', format: 'Letter', sheets: 3 },
  { name: 'rateCard', route: '/PR-Authority', format: 'Letter', sheets: 4 },
  { name: 'terms', route: '/terms-of-service', format: 'Letter', sheets: 2 },
  { name: 'city', route: '/PR-Authority-austin', format: 'Letter', sheets: 3 },
  { name: 'studio', route: '/creative-studio-boston', format: 'Letter', sheets: 2 },
] as const;

for (const { name, route, format, sheets } of printed) {
  test(`${route} prints as its pictures show, on ${format} × ${sheets}`, async ({ page }) => {
    const printedSheets = await print(page, route, format);
    expect(printedSheets).toHaveLength(sheets);
    test.skip(!isPinnedBrowser || chromiumPath !== undefined, 'Another browser sets type in another way.');
    for (const [index, { picture }] of printedSheets.entries()) {
      // At this threshold, another digit in small type is a difference of four pixels. Two prints of the same page do not differ.
      expect.soft(picture).toMatchSnapshot(['printed', `${name}-${index + 1}.png`], { threshold: 0.1 });
    }
  });
}

test('the printed rate card divides no list item between two sheets', async ({ page }) => {
  const sheets = await print(page, '/PR-Authority', 'Letter');
  await page.emulateMedia({ media: 'print' });
  const paragraphs = await page
    .locator('main li p')
    .evaluateAll(all =>
      (all as HTMLElement[]).filter(each => each.checkVisibility()).map(({ innerText }) => innerText),
    );
  expect(paragraphs).toContainEqual(expect.stringContaining('local affiliates'));
  const isOnOneSheet = (paragraph: string) =>
    sheets.some(({ text }) => text.includes(withoutSpaces(paragraph)));
  expect(paragraphs.filter(paragraph => !isOnOneSheet(paragraph))).toEqual([]);
});

test('the printed home page has no sentence about its form, which is not printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main form[method=post]')).toBeHidden();
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b(forms?|below)\b/i);
});

test('a printed article has the addresses of its sources', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/insights/raising-capital-stages');
  const sources = page.getByRole('main').locator('a[href^="https:"]');
  expect(await sources.count()).toBeGreaterThan(1);
  for (const source of await sources.all())
    expect(await source.evaluate(link => getComputedStyle(link, '::after').content)).toContain(
      await source.getAttribute('href'),
    );
});

test('a printed page has the address of an action, and in the night edition the colors of the day edition', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  const action = page.getByRole('main').getByRole('link', { name: 'Pitch us your idea' }).first();
  expect(await action.evaluate(link => getComputedStyle(link, '::after').content)).toBe('"/application"');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
