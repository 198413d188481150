// Tests of the code that Storybook shows beside a story.
import { expect, test } from 'playwright/test';

/** Helpers with state render the stories of Dialog and Tabs. The code that Storybook shows must name the component, not the helper. */
for (const name of ['Button', 'Dialog', 'Tabs'])
  test(`the page of ${name} shows code that names the component`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=components-${name.toLowerCase()}--docs`);
    await page.locator('button', { hasText: 'Show code' }).click();
    const code = page.locator('pre').filter({ hasText: new RegExp(`^<${name}\\b`) });
    await expect(code.first()).toBeVisible();
  });

test('the code of a story with a play function and without args is its JSX', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=components-field--docs');
  await page.locator('summary', { hasText: 'Code of Boxes' }).click();
  await expect(
    page
      .locator('pre')
      .filter({ hasText: /^<Stack\b/ })
      .first(),
  ).toBeVisible();
});
