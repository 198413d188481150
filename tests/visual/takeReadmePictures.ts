// `pnpm generate:pictures`: takes the pictures of README.md. The site (`npm start`) and Storybook (`pnpm storybook`) have to run.
import path from 'node:path';
import { portOf } from '@fit-to-print/backend/local/ports';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';

const folder = path.resolve(import.meta.dirname, '../../.storybook/docs');
const site = `http://localhost:${portOf('site')}`;
const pages = {
  home: site,
  city: `${site}/PR-Authority-austin`,
  storybook: `http://localhost:${portOf('storybook')}/?path=/story/patterns-pricingtable--playground`,
};

const browser = await chromium.launch(await pinnedBrowserLaunchOptions());
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
for (const [name, url] of Object.entries(pages)) {
  await page.goto(url, { waitUntil: 'networkidle' });
  // While Storybook bundles the story, nothing is requested for longer than `networkidle` waits.
  if (name === 'storybook')
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, `${name}.png`);
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(file);
}
await browser.close();
