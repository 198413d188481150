import { createServer } from 'node:http';
import { brand } from '@fit-to-print/content/brand';
import { type Stack, type StackOptions, startStack } from '@fit-to-print/backend/local';
import { StackError } from '@fit-to-print/backend/local/error';
import { build, type BuildOptions } from '../build/build.ts';
import { createHost } from './host.ts';

export interface ProductOptions
  extends Pick<StackOptions, 'dataDir' | 'ports' | 'signal'>, Pick<BuildOptions, 'outDir'> {
  /** Port of the site. */
  port: number;
  onProgress?: (step: string) => void;
}

export interface Product {
  site: string;
  stack: Stack;
  stop(): Promise<void>;
}

/** Takes the site's port before anything is built, and answers for it until the site can. */
async function claimSite(port: number) {
  const server = createServer();
  const busy = (_: unknown, response: import('node:http').ServerResponse) =>
    response
      .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' })
      .end('The site is being built. Reload in a few seconds.');
  server.on('request', busy);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StackError(
              `Port ${port}, which the site needs, is taken by another program: stop that program, or choose another port with PORT=4000 npm start.`,
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    serve(listener: Awaited<ReturnType<typeof createHost>>) {
      server.off('request', busy);
      server.on('request', listener);
    },
    async close() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

/** The built site in front of the embedded stack: what `npm start` runs, and what the journeys walk through. */
export async function startProduct({
  port,
  outDir,
  onProgress = () => {},
  ...stackOptions
}: ProductOptions): Promise<Product> {
  const site = `http://localhost:${port}`;
  await using undo = new AsyncDisposableStack();
  const claimed = await claimSite(port);
  undo.defer(() => claimed.close());
  const stack = await startStack({
    ...stackOptions,
    siteUrl: site,
    mailFrom: `${brand.name} <${brand.email}>`,
    studioEmail: brand.email,
    onProgress,
  });
  undo.defer(() => stack.stop());
  await build({
    backend: stack.site.SUPABASE_URL,
    publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY,
    ...(outDir && { outDir }),
    progress: onProgress,
  });
  stackOptions.signal?.throwIfAborted();
  claimed.serve(await createHost(outDir ?? new URL('../dist', import.meta.url).pathname));
  const running = undo.move();
  return { site, stack, stop: () => running.disposeAsync() };
}
