import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resetData } from '@fit-to-print/backend/local';
import postgres from 'postgres';
import { startDevSite } from '../../site/server/devSite.ts';
import { startProduct } from '../../site/server/product.ts';
import { addressesFile, cache, dist, ports } from './environment.ts';

/** The product as visitors get it, on ports and data of its own. */
const { site: port, dev, ...stackPorts } = ports;
const dataDir = path.join(cache, 'data');

// From the first moment on: a database whose parent is gone would hold its port against the next run.
const abort = new AbortController();
const running = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    abort.abort();
    void running.disposeAsync();
  });
}

// Stops the database of a run that was killed, too.
await resetData(dataDir);
await rm(cache, { recursive: true, force: true });
await mkdir(cache, { recursive: true });
const product = await startProduct({
  port,
  ports: stackPorts,
  // Many visitors at once, and each waits for their mail.
  mailsPerSecond: 1000,
  dataDir,
  outDir: dist,
  onProgress: step => console.log(step),
  signal: abort.signal,
});
running.defer(() => product.stop());
// Everybody here comes from one address, as an attack does.
const sql = postgres(product.stack.urls.database, { max: 1 });
await sql`update public.rate_limit_rules set max_hits = 1000000`;
await sql.end();
await writeFile(addressesFile, JSON.stringify(product.stack.urls));
const devSite = await startDevSite({
  port: dev,
  backend: product.stack.site.SUPABASE_URL,
  publishableKey: product.stack.site.SUPABASE_PUBLISHABLE_KEY,
});
running.defer(() => devSite.stop());
