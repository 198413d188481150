/**
 * `pnpm generate:pictures`: takes the pictures of README.md. The site (`npm start`) and Storybook (`pnpm storybook`) have to run;
 * `--site=` and `--storybook=` give other origins than theirs.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../pinnedBrowser.ts';

const { values: origins } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    storybook: { type: 'string', default: 'http://localhost:6006' },
  },
});
const folder = path.resolve(import.meta.dirname, '../../.storybook/docs');
const pages = {
  home: `${origins.site}/`,
  city: `${origins.site}/PR-Authority-austin`,
  storybook: `${origins.storybook}/?path=/story/patterns-pricingtable--playground`,
};

const browser = await chromium.launch(await launchOptions());
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
for (const [name, url] of Object.entries(pages)) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, `${name}.png`);
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(file);
}
await browser.close();
