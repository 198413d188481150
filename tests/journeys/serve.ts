// Serves the built site, its development version and the local backend for the journeys, on their own ports and with their own data.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resetData } from '@fit-to-print/backend/local';
import postgres from 'postgres';
import { startEventReceiver, webhookSecret } from '../../packages/backend/test/eventReceiver.ts';
import { claimPort } from '../../site/server/claimPort.ts';
import { startDevSite } from '../../site/server/devSite.ts';
import { startProduct } from '../../site/server/startProduct.ts';
import { backendUrlsFile, cacheFolder, dist, ports } from './environment.ts';

const { site: port, dev, ...backendPorts } = ports;
const dataDir = path.join(cacheFolder, 'data');

// Handlers are set first: a database that runs on after this process would block its port for the next run.
const abort = new AbortController();
const running = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    abort.abort();
    void running.disposeAsync();
  });
}

// The reset also stops the database of an earlier run that was killed.
await resetData(dataDir);
await rm(cacheFolder, { recursive: true, force: true });
await mkdir(cacheFolder, { recursive: true });
// Events are sent to a program that accepts them. Passwords are hashed at bcrypt's lowest cost, to save time.
const receiver = await startEventReceiver();
running.defer(() => receiver.stop());
Object.assign(process.env, {
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: webhookSecret,
  LITE_AUTH_BCRYPT_COST: '4',
});
const product = await startProduct({
  port,
  ports: backendPorts,
  // Many tests wait for mail at the same time.
  mailsPerSecond: 1000,
  dataDir,
  outDir: dist,
  onProgress: step => console.log(step),
  signal: abort.signal,
});
running.defer(() => product.stop());
// All requests of the tests come from one IP address, which would exceed the limits.
const sql = postgres(product.localBackend.urls.database, { max: 1 });
await sql`update public.rate_limit_rules set max_hits = 1000000`;
await sql.end();
const { SUPABASE_PUBLISHABLE_KEY: publishableKey } = product.localBackend.site;
await writeFile(backendUrlsFile, JSON.stringify({ ...product.localBackend.urls, publishableKey }));
const devSite = await startDevSite({
  claimed: await claimPort(dev),
  backend: product.localBackend.site.SUPABASE_URL,
  publishableKey,
  paymentLinks: product.localBackend.site.STRIPE_PAYMENT_LINKS,
  // No module changes while the tests run: the browser asks for each once (a page has hundreds), and the server watches no files.
  plugins: [
    {
      name: 'keep-modules',
      config(config) {
        // Vite ignores a null that is returned.
        config.server!.watch = null;
        // A separate folder: the gate of the copy starts Vite, too, which writes the shared one. The modules served here would then be outdated.
        return {
          cacheDir: path.join(cacheFolder, 'vite'),
          server: { headers: { 'Cache-Control': 'max-age=3600' } },
        };
      },
    },
  ],
});
running.defer(() => devSite.stop());
// The tests of other browsers start this file as a child process.
process.send?.('ready');
