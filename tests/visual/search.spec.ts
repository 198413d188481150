// Tests that the search in Storybook's sidebar finds a component by the names that people use for it.
import { expect, test } from 'playwright/test';

/** An everyday name, and the page that it should find. */
const names = [
  ['modal', 'Dialog'],
  ['snackbar', 'Toast'],
  ['accordion', 'Disclosure'],
  ['dropdown', 'Field'],
  ['text input', 'Field'],
  ['hamburger menu', 'SiteHeader'],
  ['chip', 'Badge'],
  ['dark mode', 'ThemeSwitch'],
  ['separator', 'Divider'],
  ['stepper', 'ApplicationWizard'],
  ['login', 'AuthDialog'],
  ['data table', 'DataTable'],
  ['field error', 'Field'],
  ['error', 'Field'],
  ['filter', 'DataTable'],
  ['saved', 'Toast'],
  ['progress bar', 'Button'],
  ['skeleton', 'Button'],
] as const;

test("Storybook's search finds components by their everyday names", async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  const results = page.locator('#storybook-explorer-menu').getByRole('option');
  for (const [name, component] of names) {
    await search.fill(name);
    // A result reads “Docs Components Dialog”. The documentation page is one of the first four.
    await expect
      .poll(
        async () =>
          (await results.allTextContents())
            .slice(0, 4)
            .some(text => text.startsWith('Docs') && text.endsWith(component)),
        { message: `${name} finds ${component}` },
      )
      .toBe(true);
  }
});
