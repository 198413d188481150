import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resetData } from '@fit-to-print/backend/local';
import { startDevSite } from '../../site/server/devSite.ts';
import { startProduct } from '../../site/server/product.ts';
import { addressesFile, cache, dist, ports } from './stack.ts';

/** The product as visitors get it, on ports and data of its own. */
const { site: port, dev, ...stackPorts } = ports;
const dataDir = path.join(cache, 'data');
// Stops the database of a run that was killed, too.
await resetData(dataDir);
await rm(cache, { recursive: true, force: true });
await mkdir(cache, { recursive: true });
const product = await startProduct({
  port,
  ports: stackPorts,
  dataDir,
  outDir: dist,
  onProgress: step => console.log(step),
});
const devSite = await startDevSite({
  port: dev,
  backend: product.stack.site.SUPABASE_URL,
  publishableKey: product.stack.site.SUPABASE_PUBLISHABLE_KEY,
});
await writeFile(addressesFile, JSON.stringify(product.stack.urls));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void devSite.stop().then(() => product.stop()));
}
