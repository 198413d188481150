import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProduct } from '../../site/server/product.ts';
import { addressesFile, cache, dist, ports } from './stack.ts';

/** The product as visitors get it, on ports and data of its own. */
const { site: port, ...stackPorts } = ports;
await rm(cache, { recursive: true, force: true });
await mkdir(cache, { recursive: true });
const product = await startProduct({
  port,
  ports: stackPorts,
  dataDir: path.join(cache, 'data'),
  outDir: dist,
  onProgress: step => console.log(step),
});
await writeFile(addressesFile, JSON.stringify(product.stack.urls));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void product.stop());
