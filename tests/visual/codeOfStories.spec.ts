// The name begins early in the alphabet, so that the longest test of this folder starts early, beside others.
// Tests of the code that Storybook shows beside a story.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { readCachedFacts } from '../../packages/ui/build/readCachedFacts.ts';
import { type Preview, stories, test } from './storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Helpers with state render the stories of Dialog and Tabs; Button is the simple case. The shown code must name the component, not the helper. */
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

test.describe(() => {
  // These tests run in one process, so that the facts about the components are read once.
  test.describe.configure({ mode: 'default' });

  test('the code of each component’s first story uses only props that exist, and has no address of a missing backend', async ({
    storybook,
  }, info) => {
    // The test shows a story of every component and compiles its code, so it may take three times as long as a test of one story.
    test.slow();
    const entries = new Map(
      (await readCachedFacts()).flatMap(({ entry, exportedNames }) =>
        entry ? exportedNames.map(name => [name, entry] as const) : [],
      ),
    );
    await storybook.page.evaluate(() => {
      const shown = window as Window & typeof globalThis & Preview & { codes: Record<string, string> };
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = shown;
      shown.codes = {};
      channel.on('storybook/docs/snippet-rendered', event => {
        const { id, source } = event as unknown as { id: string; source: string };
        shown.codes[id] = source;
      });
    });
    // The first story of each component: the one that its page shows at the top.
    const first = [...new Map(stories.toReversed().map(story => [story.title, story])).values()];
    // The code is there before the play function runs, which may need a window or motion that this test does not have.
    for (const { id } of first) await storybook.show(id, { width: 1280, edition: 'day' }).catch(() => {});
    const codes = await storybook.page.evaluate(
      () => (window as Window & typeof globalThis & { codes: Record<string, string> }).codes,
    );
    // The search has found stories: the check below would pass on an empty list.
    expect(Object.keys(codes).length).toBeGreaterThan(60);

    const folder = info.outputPath('code');
    mkdirSync(folder, { recursive: true });
    for (const [id, code] of Object.entries(codes)) {
      const used = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name]) => name!));
      // A story of a helper that no package exports is not for copying.
      if ([...used].some(name => !entries.has(name))) continue;
      const imports = [...used].map(name => `import { ${name} } from '${entries.get(name)}';`);
      writeFileSync(
        path.join(folder, `${id}.tsx`),
        `${imports.join('\n')}\nexport const code = <>${code}</>;\n`,
      );
    }
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include: ['*.tsx'], exclude: [] }),
    );
    const { stdout } = spawnSync(
      path.join(root, 'node_modules/.bin/tsc'),
      ['--pretty', 'false', '-p', folder],
      {
        encoding: 'utf8',
      },
    );
    // A function is shown as `() => {}`, so the types of some values differ from the real ones: only names of props are tested.
    const unknownProps = stdout
      .split(/\n(?! )/)
      .filter(message => /does not exist (in|on) type|may only specify known properties/.test(message));
    expect(unknownProps).toEqual([]);
    expect(
      Object.entries(codes)
        .filter(([, code]) => code.includes('undefined/'))
        .map(([id]) => id),
    ).toEqual([]);
  });

  for (const name of ['Patterns/PricingTable', 'Primitives/CopyfitHeadline'])
    test(`the table on the page of ${name} lists props only`, async ({ page }) => {
      const { components } = (await readCachedFacts()).find(({ title }) => title === name)!;
      const props = components[0]!.props.map(prop => prop.name);
      await page.goto(`/iframe.html?viewMode=docs&id=${name.toLowerCase().replace('/', '-')}--docs`);
      const table = page
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: 'Control' }) });
      await expect(table.getByRole('cell', { name: props[0]!, exact: false }).first()).toBeVisible();
      const listed = await table.locator('tbody tr td:first-child').allInnerTexts();
      // A required prop has an asterisk.
      expect(listed.map(text => text.replace('*', '').trim()).filter(text => !props.includes(text))).toEqual(
        [],
      );
    });
});
