// Tests that pages are the same whether their header and footer are rendered again or copied from the page before.
import path from 'node:path';
import { createServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { createFitter } from '../../build/copyfit.ts';
import type * as buildExports from './buildExports.ts';
import type * as renderModule from './renderPage.tsx';

const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../../vite.config.ts'),
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
afterAll(() => vite.close());
const { renderPage } = (await vite.ssrLoadModule('/src/entry/renderPage.tsx')) as typeof renderModule;
const { pages, layoutData } = (await vite.ssrLoadModule('/src/entry/buildExports.ts')) as typeof buildExports;
/** Fits headlines: computes the size of each line at which it fills its column. */
const fitter = await createFitter();

describe('renderPage', () => {
  // Pages of one template follow each other, so that all but the first copy what was rendered for the first.
  it.each(pages.map(page => [page.path, page] as const))(
    'writes the same bytes for %s whether it renders the layout or copies it',
    async (pagePath, { head, data, laterHeadlines }) => {
      const render = (sharesLayout: boolean) =>
        renderPage({ path: pagePath, head, data, laterHeadlines, layoutData }, fitter.page(), sharesLayout);
      const rendered = await render(false);
      expect(rendered.body).toContain('<header');
      // The first call may render the layout, and the second copies it. Both are compared as JSON, because the order of the data's fields counts.
      for (let call = 0; call < 2; call++)
        expect(JSON.stringify(await render(true))).toBe(JSON.stringify(rendered));
    },
  );
});
