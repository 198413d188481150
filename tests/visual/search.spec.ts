// Tests that the search in Storybook's sidebar, and the page that finds components, find one by the words that people use for it.
import { expect } from 'playwright/test';
import { notIncluded } from '../../packages/ui/build/notIncluded.ts';
import { test } from './storybook.ts';

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
  ['radio buttons', 'Field'],
  ['single choice', 'Field'],
  ['carousel', 'LogoCarousel'],
  ['auto dismiss', 'Toast'],
  ['are you sure', 'Dialog'],
  ['yearly switch', 'PricingTable'],
] as const;

/** A need in a person's words, and the component that should be among the first results. */
const needs = [
  ['a question that opens its answer', 'Disclosure'],
  ['status of a lead', 'Badge'],
  ['three prices to compare', 'PricingTable'],
  ['message after saving', 'Toast'],
  ['form field with an error', 'Field'],
  ['switching three views', 'Tabs'],
  ['asking before something is deleted', 'Dialog'],
  ["a picture of a city's streets", 'StreetMap'],
  ['list of 10,000 leads', 'DataTable'],
  ['a way past the header for keyboards', 'SkipLink'],
  ['choose one of four answers', 'Field'],
  ['mark text that was corrected', 'CopyfitHeadline'],
  ['disappears after five seconds', 'Toast'],
] as const;

test("Storybook's search finds components by their everyday names, and by a need in a short sentence", async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  const results = page.locator('#storybook-explorer-menu').getByRole('option');
  for (const [words, component] of [...names, ...needs.filter(([need]) => need.length <= 32)]) {
    await search.fill(words);
    // A result reads “Docs Components Dialog”. The documentation page is one of the first four.
    await expect
      .poll(
        async () =>
          (await results.allTextContents())
            .slice(0, 4)
            .some(text => text.startsWith('Docs') && text.endsWith(component)),
        { message: `${words} finds ${component}` },
      )
      .toBe(true);
  }
});

test('the page that finds components finds one by a need in a sentence', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=start-here-find-a-component--docs');
  const field = page.getByRole('searchbox', { name: 'Name or purpose' });
  const found = page.getByRole('table').first().getByRole('rowheader').getByRole('link');
  await expect(found.first()).toBeVisible();
  const all = await found.count();
  for (const [need, component] of needs) {
    await field.fill(need);
    await expect
      .poll(async () => (await found.allTextContents()).slice(0, 3), {
        message: `${need} finds ${component}`,
      })
      .toContain(component);
  }
  await field.fill('');
  await expect(found).toHaveCount(all);
  // ThemeSwitch fits one of the words.
  await field.fill('yearly switch');
  await expect(page.getByRole('rowheader').first()).toContainText('yearly switch');
});

/** Names that people look for and that no component replaces. */
const unreplaced = [
  'icon',
  'icon button',
  'avatar',
  'file upload',
  'video player',
  'audio player',
  'countdown',
  'timer',
  'range slider',
  'star rating',
];

test('every other name leads to a page that exists', async ({ request }) => {
  const read = async (file: string) => (await request.get(file)).json();
  const components: { title: string; searchNames: string[] }[] = await read('/component-names.json');
  const { entries }: { entries: Record<string, { type: string; title: string }> } = await read('/index.json');
  const pages = new Set(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ title }) => title),
  );
  expect(components.map(({ title }) => title).filter(title => !pages.has(title))).toEqual([]);
  const found = new Set(components.flatMap(({ searchNames }) => searchNames));
  const missing = notIncluded.flatMap(each => each.names).filter(name => !found.has(name));
  expect(missing).toEqual(unreplaced);
});
