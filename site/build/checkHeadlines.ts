import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { brandAlias } from '../../packages/ui/build/brandAlias.ts';
import { cityFilesPlugin } from './cities/cityFilesPlugin.ts';
import type * as renderModule from '../src/entry/renderPage.tsx';
import type * as buildExports from '../src/entry/buildExports.ts';
import { createFitter } from './copyfit.ts';
import { checkHeadlineSizes } from './headlineSize.ts';
import { openInkGaps } from './inkGaps.ts';

/** A part of `pnpm check`: renders every page, and lists the headlines that are too small, or whose lines touch. */
// React's development build renders three times slower.
process.env.NODE_ENV = 'production';
const outDir = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.check-headlines-'));
process.on('exit', () => rmSync(outDir, { recursive: true }));
// One bundle takes half the time of loading several hundred modules through the dev server.
await build({
  configFile: false,
  root: path.resolve(import.meta.dirname, '..'),
  logLevel: 'warn',
  publicDir: false,
  ...(process.env['BRAND'] && { resolve: { alias: brandAlias(process.env['BRAND']) } }),
  // Unlike the site's configuration, this one writes no stylesheets and no fonts: headlines do not depend on them.
  plugins: [cityFilesPlugin(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
  build: {
    ssr: true,
    outDir,
    rolldownOptions: {
      input: ['src/entry/buildExports.ts', 'src/entry/renderPage.tsx'],
      // Without React's plugin, the bundler warns of each “use client” in a dependency.
      checks: { pluginTimings: false, moduleLevelDirective: false },
    },
  },
});
const { renderPage } = (await import(path.join(outDir, 'renderPage.js'))) as typeof renderModule;
const { pages, layoutData } = (await import(path.join(outDir, 'buildExports.js'))) as typeof buildExports;
const fitter = await createFitter();
const inkGaps = await openInkGaps();
/** All pages have the same layout, so its parts are rendered once. */
const sharesLayout = true;
/** The smallest distance between the ink of two lines of a headline, in em of the larger line. */
const minGap = 0.05;
/** The headlines that were checked, with their sizes: most headlines are on the pages of all cities. */
const checked = new Set<string>();
for (const { path: pagePath, head, data, laterHeadlines } of pages) {
  const { pageData } = await renderPage(
    { path: pagePath, head, data, laterHeadlines, layoutData },
    fitter.page(),
    sharesLayout,
  );
  try {
    checkHeadlineSizes(pageData);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  for (const [key, fit] of Object.entries(pageData.fits)) {
    const headline = key + JSON.stringify(fit);
    if (checked.has(headline)) continue;
    checked.add(headline);
    for (const { upper, lower, gap } of inkGaps(JSON.parse(key) as CopyfitRequest, fit)) {
      if (gap >= minGap) continue;
      console.error(
        `${pagePath}: the lines “${upper}” and “${lower}” are ${gap.toFixed(3)} em apart, and ${minGap} em is the least. Change packages/ui/src/primitives/CopyfitHeadline/leading.ts.`,
      );
      process.exitCode = 1;
    }
  }
}
