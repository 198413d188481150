// The dev server of the site, which `pnpm dev` starts.
import path from 'node:path';
import { isContentMistake } from '@fit-to-print/content/contentMistake';
import { createServer, type Plugin } from 'vite';
import { createFitter } from '../build/copyfit.ts';
import { documentShell } from '../build/document.ts';
import { escapeXml } from '../build/escapeXml.ts';
import { drawPictureByPath } from '../build/pictures.ts';
import { checkHeadlineSizes } from '../build/headlineSize.ts';
import type * as renderModule from '../src/entry/renderPage.tsx';
import type * as buildExports from '../src/entry/buildExports.ts';
import type { Port } from './claimPort.ts';
import { devCities } from './devCities.ts';

/** The options of the development site. */
export interface DevSiteOptions {
  /** The site's port, which is closed when the site stops or fails to start. */
  claimed: Port;
  /** Origin of the Supabase project. */
  backend: string;
  publishableKey: string;
  /** The value of STRIPE_PAYMENT_LINKS: the payment link of each tier. */
  paymentLinks?: string;
  /** The folder with a file for each city. Default: `packages/content/src/cities`. */
  cities?: string;
  /** More plugins for Vite, for tests. */
  plugins?: readonly Plugin[];
}

const contentFolder = path.resolve(import.meta.dirname, '../../packages/content/src');

/**
 * Reloads the open page when a file changes that only the server imports: content, and the data of pages. Vite watches
 * only the site's folder and imported files, so the content folder is added for new files.
 */
const reloadOnContent = (): Plugin => ({
  name: 'reload-on-content',
  configureServer(server) {
    server.watcher.add(contentFolder);
  },
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr') return;
    const { client, ssr } = server.environments;
    // Also true for a new file, which no module graph contains yet.
    const isContent = file.startsWith(contentFolder);
    const isOnServer = (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    const isInBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if ((isContent || isOnServer) && !isInBrowser) client.hot.send({ type: 'full-reload' });
  },
});

/** Serves the site with hot reload. React's development build renders each page on request, and hydrates it immediately. */
export async function startDevSite({
  claimed,
  backend,
  publishableKey,
  paymentLinks = '',
  cities = path.join(contentFolder, 'cities'),
  plugins = [],
}: DevSiteOptions): Promise<{ stop: () => Promise<void> }> {
  process.env.VITE_SUPABASE_URL = backend;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey;
  process.env.VITE_PAYMENT_LINKS = paymentLinks;
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => claimed.close());
  const vite = await createServer({
    configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
    plugins: [devCities(cities), reloadOnContent(), ...plugins],
    server: { middlewareMode: true, hmr: { server: claimed.server } },
  });
  cleanup.defer(() => vite.close());
  const fitter = await createFitter();

  const respondTo = async (url: string): Promise<Response> => {
    const { pathname } = new URL(url, 'http://localhost');
    const { renderMap, renderPage, renderView } = (await vite.ssrLoadModule(
      '/src/entry/renderPage.tsx',
    )) as typeof renderModule;
    const site = (await vite.ssrLoadModule('/src/entry/buildExports.ts')) as typeof buildExports;
    const to = Object.entries(site.redirects).find(([from]) => from === pathname)?.[1];
    if (to) return new Response(null, { status: 301, headers: { Location: to } });
    const found = site.pages.find(({ path: page }) => page === pathname || site.dataPath(page) === pathname);
    const [map, view] = [site.maps.get(pathname), site.views.get(pathname)];
    const picture = map ? renderMap(map) : view ? renderView(...view) : drawPictureByPath.get(pathname)?.();
    if (picture) return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
    const page = found ?? site.pages.find(({ path: other }) => other === '/404')!;
    const status = found ? 200 : 404;
    const { path: pagePath, head: documentHead, data, laterHeadlines } = page;
    const input = { path: pagePath, head: documentHead, data, laterHeadlines, layoutData: site.layoutData };
    const { head, body, pageData } = await renderPage(input, fitter.page());
    checkHeadlineSizes(pageData);
    if (pathname.endsWith('.json')) return Response.json(pageData, { status });
    const html = await vite.transformIndexHtml(
      pathname,
      documentShell({
        head: `${head}<script type="module" src="/src/entry/bootstrap.ts"></script>`,
        body,
        hydratesOnLoad: true,
      }),
    );
    return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };

  claimed.serve((request, response) => {
    const send = async () => {
      const result = await respondTo(request.url ?? '/').catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        const text = error[isContentMistake(error) ? 'message' : 'stack'];
        process.stderr.write(`${text}\n`);
        // With Vite's client, so that the page reloads after the next change, which may mend the error.
        const body = `<!doctype html><script type="module" src="/@vite/client"></script><pre>${escapeXml(text ?? '')}</pre>`;
        return new Response(body, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      });
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(await result.text());
    };
    vite.middlewares(request, response, () => void send());
  });
  const running = cleanup.move();
  return { stop: () => running.disposeAsync() };
}
