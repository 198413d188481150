// Starts the product as it is deployed: the built site and the local backend.
import path from 'node:path';
import { type LocalBackend, type LocalBackendOptions, startLocalBackend } from '@fit-to-print/backend/local';
import { build, type BuildOptions } from '../build/build.ts';
import { createStaticHost } from './staticHost.ts';
import { claimPort } from './claimPort.ts';

/** The options of `startProduct`: those of the local backend, of the build and of the site. */
export interface ProductOptions
  extends
    Pick<LocalBackendOptions, 'dataDir' | 'ports' | 'mailsPerSecond' | 'signal'>,
    Pick<BuildOptions, 'outDir'> {
  /** Port of the site. */
  port: number;
  onProgress?: (step: string) => void;
}

/** The running site with its backend. */
export interface Product {
  site: string;
  localBackend: LocalBackend;
  stop(): Promise<void>;
}

/** Starts the local backend, builds the site and serves it, for `npm start` and the journeys. */
export async function startProduct({
  port,
  outDir = path.resolve(import.meta.dirname, '../dist'),
  onProgress = () => {},
  ...backendOptions
}: ProductOptions): Promise<Product> {
  const site = `http://localhost:${port}`;
  await using cleanup = new AsyncDisposableStack();
  const claimed = await claimPort(port);
  cleanup.defer(() => claimed.close());
  const localBackend = await startLocalBackend({ ...backendOptions, siteUrl: site, onProgress });
  cleanup.defer(() => localBackend.stop());
  await build({
    backend: localBackend.site.SUPABASE_URL,
    publishableKey: localBackend.site.SUPABASE_PUBLISHABLE_KEY,
    paymentLinks: localBackend.site.STRIPE_PAYMENT_LINKS,
    outDir,
    onProgress,
  });
  backendOptions.signal?.throwIfAborted();
  claimed.serve(await createStaticHost(outDir));
  const running = cleanup.move();
  return { site, localBackend, stop: () => running.disposeAsync() };
}
