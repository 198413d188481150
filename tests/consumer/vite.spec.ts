// Tests that an app built with Vite can use the installed design system beside its own styles.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, preview } from 'vite';
import { installPackage, linkModule, run } from '../../packages/ui/build/installPackage.ts';
import { consumerTest, expect } from './consumerTest.ts';

const root = path.resolve(import.meta.dirname, '../..');

const test = consumerTest('vite', async (folder, tarball) => {
  installPackage(tarball, folder);
  for (const name of ['vite', '@types/react', '@types/react-dom']) linkModule(name, folder, root);
  run(path.join(root, 'node_modules/.bin/tsc'), ['--project', folder], folder);
  const options = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build(options);
  await build({ ...options, build: { ssr: 'src/server.tsx', outDir: 'server', copyPublicDir: false } });
  const { render } = (await import(pathToFileURL(path.join(folder, 'server/server.js')).href)) as {
    render: () => string;
  };
  const document = path.join(folder, 'dist/index.html');
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace('<!--app-->', () => render()),
  );
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
});

test.describe('an app built with Vite', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('has the components as its server rendered them', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Desks for hard news.' })).toBeVisible();
      await expect(main.getByRole('table', { name: 'What each desk costs' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'See the desks' })).toHaveAttribute('data-router');
      await main.getByText('Does it wobble?').click();
      await expect(main.getByText('No.', { exact: true })).toBeVisible();
    });
  });

  test('hydrates the HTML of its server, and reacts to clicks and keys', async ({ page }) => {
    await page.goto('/');
    const ask = page.getByRole('button', { name: 'Ask about a desk' });
    await ask.click();
    await expect(page.getByRole('dialog', { name: 'Ask us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(ask).toBeFocused();
    await page.getByRole('tab', { name: 'Oak' }).press('ArrowRight');
    await expect(page.getByText('From Vermont.')).toBeVisible();
  });

  test('has its own styles unchanged beside those of the components', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('The app’s own text.')).toHaveCSS('font-family', 'Tahoma, sans-serif');
    await expect(page.getByText('The app’s own text.')).toHaveCSS('margin-top', '16px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');

    await expect(page.getByText('The text of a component.')).toHaveCSS('margin-top', '0px');
    await expect(page.getByText('The text of a component.')).toHaveCSS('font-family', /Newsreader/);
    await expect(page.getByRole('link', { name: 'See the desks' })).toHaveCSS('font-family', /Archivo/);
  });

  test('has the colors of the edition in the components and in a dialog', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask about a desk' }).click();
    const background = (role: 'main' | 'dialog') =>
      page
        .getByRole(role, { includeHidden: true })
        .evaluate(element => getComputedStyle(element).backgroundColor);
    const paper = await background('main');
    expect(paper).toMatch(/^oklch/);
    expect(await background('dialog')).toMatch(/^oklch/);
    await page.locator('html').evaluate(html => {
      html.dataset.edition = 'night';
    });
    expect(await background('main')).not.toBe(paper);
  });

  test('has the colors that it sets as the README says: by day, by night, printed, and in a dialog', async ({
    page,
  }) => {
    const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
    const [, css] = /^## Brand$[^]*?```css\n([^]*?)```/m.exec(readme)!;
    // The colors of the example in the README, as browsers report them.
    const [day, night] = ['rgb(255, 248, 238)', 'rgb(29, 18, 51)'];
    const main = page.getByRole('main', { includeHidden: true });
    const setEdition = (edition: string) =>
      page.locator('html').evaluate((html, value) => {
        html.dataset.edition = value;
      }, edition);
    await page.goto('/');
    await page.addStyleTag({ content: css! });
    await expect(main).toHaveCSS('background-color', day);
    await expect(page.getByRole('link', { name: 'See the desks' })).toHaveCSS(
      'background-color',
      'rgb(163, 0, 79)',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(main).toHaveCSS('background-color', night);
    await setEdition('day');
    await expect(main).toHaveCSS('background-color', day);
    await page.emulateMedia({ colorScheme: 'light' });
    await setEdition('night');
    await expect(main).toHaveCSS('background-color', night);
    await page.emulateMedia({ media: 'print' });
    await expect(main).toHaveCSS('background-color', day);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Ask about a desk' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('color', 'rgb(255, 248, 238)');
  });

  test('downloads the fonts from its own bundle', async ({ page, site }) => {
    const fonts: string[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'font') fonts.push(response.url());
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check("800 20px 'Archivo'"))).toBe(true);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toContain(`${site}/assets/`);
  });
});
