import { once } from 'node:events';
import { fork } from 'node:child_process';
import type { BundleFiles, BundleOptions } from './bundler.ts';

/**
 * Builds the application twice, for the browser and for the prerenderer. It runs in a separate process, whose 500 MB are freed
 * before the pages are rendered.
 */
export async function bundle(options: BundleOptions): Promise<BundleFiles> {
  const bundler = fork(new URL('./bundler.ts', import.meta.url), [JSON.stringify(options)], {
    // The bundler must not inherit flags of a loader or a test runner.
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_SUPABASE_URL: options.backend,
      VITE_SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
      VITE_PAYMENT_LINKS: options.paymentLinks,
    },
  });
  let files: BundleFiles | undefined;
  bundler.on('message', message => (files = message as BundleFiles));
  // `exit` may come before the last message, `close` does not.
  const [code] = (await once(bundler, 'close')) as [number | null];
  if (code !== 0 || !files)
    throw new Error('The application could not be bundled. The cause is printed above.');
  return files;
}
