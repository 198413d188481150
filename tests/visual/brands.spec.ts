// Tests that Storybook's toolbar changes the brand of a story. An edition is a color theme: day is light, night is dark.
import { brands, defaultBrand } from '../../.storybook/brands.ts';
import { toCss } from '@fit-to-print/ui/tokens/color';
import { expect } from 'playwright/test';
import { type Preview, test } from './storybook.ts';

for (const [brand, { name, editions, fontNames, radius }] of Object.entries(brands)) {
  if (brand === defaultBrand) continue;

  test(`a story has the theme ${name} when the toolbar sets it, and no color or font of the default theme`, async ({
    page,
  }) => {
    await page.goto('/iframe.html?id=components-button--playground&viewMode=story');
    const button = page.locator('#storybook-root').locator('a, button').first();
    await expect(button).toBeVisible();
    await page.evaluate(
      globals => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Window & typeof globalThis & Preview;
        channel.emit('updateGlobals', { globals });
      },
      { brand },
    );
    await expect(button).toHaveCSS('border-top-left-radius', `${radius.button}px`);
    const styles = await button.evaluate(element => {
      const read = getComputedStyle(element);
      return { paper: read.getPropertyValue('--paper'), font: read.fontFamily };
    });
    expect(styles.paper).toBe(toCss(editions.day.paper));
    expect(styles.font).not.toContain(brands[defaultBrand].fontNames.display);
    expect(styles.font).toMatch(new RegExp(Object.values(fontNames).join('|')));
  });
}
