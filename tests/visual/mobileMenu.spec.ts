// Tests the keys of the menu on narrow screens that only a real keyboard presses: a play function cannot close a popover by Escape.
import { expect } from 'playwright/test';
import { test } from './storybook.ts';

test('Escape closes the mobile menu and returns the focus to its button', async ({ storybook }) => {
  const { page } = storybook;
  await storybook.show('patterns-siteheader--playground', { width: 360, edition: 'day' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(menu).toBeFocused();
});
