import { createServer } from 'node:http';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { startStack } from '@fit-to-print/backend/local';
import { StackError } from '@fit-to-print/backend/local/error';
import { createServer as createVite } from 'vite';
import { createFitter } from '../build/copyfit.ts';
import type * as application from '../src/server.tsx';

/** `pnpm dev`: the site with hot reload, and the backend. Pages are printed at each request and hydrated at once. */
const port = Number(process.env.PORT ?? 3000);
const root = path.resolve(import.meta.dirname, '..');

try {
  const stack = await startStack({
    siteUrl: `http://localhost:${port}`,
    mailFrom: `${brand.name} <${brand.email}>`,
    studioEmail: brand.email,
    onProgress: step => process.stdout.write(`${step}…\n`),
  });
  process.env.VITE_SUPABASE_URL = stack.site.SUPABASE_URL;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = stack.site.SUPABASE_PUBLISHABLE_KEY;
  const vite = await createVite({
    configFile: path.join(root, 'vite.config.ts'),
    server: { middlewareMode: true },
  });
  const fitter = await createFitter();

  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      const answer = async () => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const { pages, print, redirects, dataPath } = (await vite.ssrLoadModule(
          '/src/server.tsx',
        )) as typeof application;
        const to = Object.entries(redirects).find(([from]) => from === pathname)?.[1];
        if (to) return response.writeHead(301, { Location: to }).end();
        const asked = pages.find(page => page.path === pathname || dataPath(page.path) === pathname);
        const page = asked ?? pages.find(({ template }) => template === 'notFound')!;
        const { head, body, record } = await print(page, fitter.page());
        const isData = pathname.endsWith('.json');
        const html = await vite.transformIndexHtml(
          pathname,
          `<!doctype html><html lang="en" data-hydrate><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<script type="module" src="/src/bootstrap.ts"></script></head><body><div id="root">${body}</div></body></html>`,
        );
        return response
          .writeHead(asked ? 200 : 404, {
            'Content-Type': isData ? 'application/json' : 'text/html; charset=utf-8',
          })
          .end(isData ? JSON.stringify(record) : html);
      };
      answer().catch((error: unknown) => {
        vite.ssrFixStacktrace(error as Error);
        process.stderr.write(`${(error as Error).stack}\n`);
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end((error as Error).stack);
      });
    });
  });
  server.listen(port, '127.0.0.1', () => {
    process.stdout.write(
      `\n  Site   http://localhost:${port}\n  Inbox  ${stack.urls.inbox}\n  API    ${stack.urls.api}\n\nCtrl-C stops all of it.\n`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.closeAllConnections();
      server.close();
      void Promise.all([vite.close(), stack.stop()]);
    });
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof StackError ? error.message : (error as Error).stack}\n`);
}
