import type { Page } from 'playwright/test';
import { expect, test } from './cleanConsoleTest.ts';
import { contentRoutes } from './routes.ts';

/** The number of pages that a page of the site prints on. */
async function countSheets(page: Page, format: 'A3' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const route of contentRoutes) {
  test(`${route} prints without controls, in the wide layout`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['button', 'form', 'navigation', 'radio', 'textbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const end = await page.evaluate(
      () => getComputedStyle(document.querySelector('main')!, '::after').content,
    );
    expect(end).toContain('#  #  #');
  });
}

test('prints the home page on one sheet of A3', async ({ page }) => {
  await page.goto('/');
  expect(await countSheets(page, 'A3')).toBe(1);
});

test('prints the rate card, a city, an article and the terms on at most three sheets of letter paper', async ({
  page,
}) => {
  for (const route of [
    '/PR-Authority',
    '/PR-Authority-austin',
    '/insights/raising-capital-stages',
    '/terms-of-service',
  ]) {
    await page.goto(route);
    expect(await countSheets(page, 'Letter'), route).toBeLessThanOrEqual(3);
  }
});

test('prints the address of an action, and the night edition as day', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  const action = page.getByRole('main').getByRole('link', { name: 'Pitch us your idea' });
  expect(await action.evaluate(link => getComputedStyle(link, '::after').content)).toBe('"/application"');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
