import path from 'node:path';
import { createServer } from 'vite';
import type * as application from '../src/entry/renderPage.tsx';
import type * as serverModule from '../src/entry/server.ts';
import { createFitter } from './copyfit.ts';
import { checkHeadlineSizes } from './headlineSize.ts';

/** A part of `pnpm content:check`: renders every page, and lists the headlines that are too small. */
const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { renderPage } = (await vite.ssrLoadModule('/src/entry/renderPage.tsx')) as typeof application;
const { pages, layoutData } = (await vite.ssrLoadModule('/src/entry/server.ts')) as typeof serverModule;
const fitter = await createFitter();
for (const { path: address, head, data } of pages) {
  const { pageData } = await renderPage({ path: address, head, data, layoutData }, fitter.page());
  try {
    checkHeadlineSizes(pageData);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
await vite.close();
