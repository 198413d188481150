// Tests that an app of Next.js can use the installed design system, also in server components.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { run } from '../../packages/ui/build/installPackage.ts';
import { consumerTest, expect } from './consumerTest.ts';

/** A module that imports every path of the installed package. */
function everyImport(folder: string) {
  const dist = path.join(folder, 'node_modules/@fit-to-print/ui/dist');
  const parts = globSync('{primitives,components,patterns,flows,templates}/*/index.js', { cwd: dist });
  const lines = parts.map(
    (file, index) => `import * as part${index} from '@fit-to-print/ui/${path.dirname(file)}';`,
  );
  const list = parts.map((_, index) => `...Object.keys(part${index})`).join(', ');
  return [...lines, `export const names: readonly string[] = [${list}];`, ''].join('\n');
}

const test = consumerTest('next', async (folder, tarball) => {
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', tarball], folder);
  const { module } = await runnerImport<{ pages: unknown }>(path.join(import.meta.dirname, 'cityPages.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  writeFileSync(path.join(folder, 'cities.json'), JSON.stringify(module.pages));
  writeFileSync(path.join(folder, 'app/everyImport.ts'), everyImport(folder));

  // Next does not start with the variables of the test runner.
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const next = path.join(folder, 'node_modules/.bin/next');
  run(next, ['build'], folder);
  const server = spawn(next, ['start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let output = '';
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const url = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output)?.[0];
    if (url && output.includes('Ready'))
      return {
        url,
        async stop() {
          server.kill();
          await ended;
        },
      };
  }
  throw new Error(`Next has not started.\n${output}`);
});

test.describe('an app with Next’s app router', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('has the server components as HTML', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Desks for hard news.' })).toBeVisible();
      await page.getByText('Does it wobble?').click();
      await expect(page.getByText('No.', { exact: true })).toBeVisible();
    });

    for (const [variant, heading] of [
      ['press', /for Austin startups$/],
      ['studio', /^Creative studio for founders in Austin/],
    ] as const)
      test(`has the ${variant} page of a city as HTML`, async ({ page }) => {
        await page.goto(`/cities/${variant}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      });
  });

  test('follows links of the components with its own router', async ({ page }) => {
    await page.goto('/');
    let documents = 0;
    page.on('request', request => {
      if (request.resourceType() === 'document') documents++;
    });
    await page.getByRole('link', { name: 'Read about a city' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /for Austin startups$/ })).toBeVisible();
    expect(documents).toBe(0);
  });

  test('opens a dialog and shows a message', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask about a desk' }).click();
    await page.getByRole('dialog', { name: 'Ask us' }).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We answer today.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('imports every part in a server component', async ({ page }) => {
    await page.goto('/parts');
    for (const name of ['Button', 'Hero', 'AuthDialog', 'HomeTemplate'])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
