import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { createFitter } from '../build/copyfit.ts';
import { checkHeadlineSizes } from '../build/headlineSize.ts';
import type * as application from '../src/entry/renderPage.tsx';
import type * as editor from '../src/entry/server.ts';
import { claimPort } from './port.ts';

export interface DevSiteOptions {
  port: number;
  /** Origin of the Supabase project. */
  backend: string;
  publishableKey: string;
  /** More plugins for Vite; tests use it. */
  plugins?: readonly Plugin[];
}

const contentFolder = path.resolve(import.meta.dirname, '../../packages/content/src');

/**
 * Reloads the open page when a file changes that only the server imports: content, and the data of pages. Vite watches the
 * folder of the site and what was imported, so new files of content are watched by name.
 */
const reloadOnContent = (): Plugin => ({
  name: 'reload-on-content',
  configureServer(server) {
    server.watcher.add(contentFolder);
  },
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr') return;
    const { client, ssr } = server.environments;
    const isNew = file.startsWith(contentFolder);
    const isOnServer = (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    const isInBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if ((isNew || isOnServer) && !isInBrowser) client.hot.send({ type: 'full-reload' });
  },
});

/** The site with hot reload: pages are printed at each request, by React's development build, and hydrated at once. */
export async function startDevSite({
  port,
  backend,
  publishableKey,
  plugins = [],
}: DevSiteOptions): Promise<{ stop: () => Promise<void> }> {
  process.env.VITE_SUPABASE_URL = backend;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey;
  await using undo = new AsyncDisposableStack();
  const claimed = await claimPort(port);
  undo.defer(() => claimed.close());
  const vite = await createServer({
    configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
    plugins: [reloadOnContent(), ...plugins],
    server: { middlewareMode: true, hmr: { server: claimed.server } },
  });
  undo.defer(() => vite.close());
  const fitter = await createFitter();

  const answer = async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    const { renderPage } = (await vite.ssrLoadModule('/src/entry/renderPage.tsx')) as typeof application;
    const site = (await vite.ssrLoadModule('/src/entry/server.ts')) as typeof editor;
    const to = Object.entries(site.redirects).find(([from]) => from === pathname)?.[1];
    if (to) return new Response(null, { status: 301, headers: { Location: to } });
    const asked = site.pages.find(page => page.path === pathname || site.dataPath(page.path) === pathname);
    const page = asked ?? site.pages.find(missing => missing.path === '/404')!;
    const input = { path: page.path, head: page.head, data: page.data, layoutData: site.layoutData };
    const { head, body, pageData } = await renderPage(input, fitter.page());
    checkHeadlineSizes(pageData);
    if (pathname.endsWith('.json')) return Response.json(pageData, { status: asked ? 200 : 404 });
    const html = await vite.transformIndexHtml(
      pathname,
      `<!doctype html><html lang="en" data-hydrate><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<script type="module" src="/src/entry/bootstrap.ts"></script></head><body><div id="root">${body}</div></body></html>`,
    );
    return new Response(html, {
      status: asked ? 200 : 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  };

  claimed.serve((request, response) => {
    const respond = async () => {
      const result = await answer(request.url ?? '/').catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        process.stderr.write(`${error.stack}\n`);
        return new Response(error.stack, { status: 500 });
      });
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(await result.text());
    };
    vite.middlewares(request, response, () => void respond());
  });
  const running = undo.move();
  return { stop: () => running.disposeAsync() };
}
