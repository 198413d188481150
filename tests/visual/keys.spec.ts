// Tests keys for which a browser acts only if a person presses them, so that no story can press them.
import { expect, test } from 'playwright/test';

test('Escape closes the menu of SiteHeader and returns the focus to its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/iframe.html?id=patterns-siteheader--playground&viewMode=story');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(menu).toBeFocused();
});
