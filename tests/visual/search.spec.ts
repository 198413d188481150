// Tests that the search in Storybook's sidebar finds a component by the names that people use for it.
import { expect, test } from 'playwright/test';
import { notIncluded } from '../../packages/ui/build/notIncluded.ts';

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
  ['rate card', 'PricingTable'],
  ['two columns', 'Grid'],
  ['choose one', 'Field'],
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

/** Names that people look for and that no component replaces. */
const unreplaced = ['icon', 'icon button', 'avatar', 'file upload'];

test('every other name leads to a page that exists', async ({ request }) => {
  const read = async (file: string) => (await request.get(file)).json();
  const aliases: Record<string, string[]> = await read('/component-aliases.json');
  const { entries }: { entries: Record<string, { type: string; title: string }> } = await read('/index.json');
  const pages = new Set(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ title }) => title),
  );
  expect(Object.keys(aliases).filter(title => !pages.has(title))).toEqual([]);
  const found = new Set(Object.values(aliases).flat());
  const missing = notIncluded.flatMap(each => each.names).filter(name => !found.has(name));
  expect(missing).toEqual(unreplaced);
});
