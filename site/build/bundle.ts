// Starts `bundler.ts`, which bundles the site's code with Vite.
import { once } from 'node:events';
import { fork } from 'node:child_process';
import type { BundleFiles, BundleOptions, BundleTarget } from './bundler.ts';

/** Builds the app in a separate process, whose 500 MB are freed before the pages are rendered. */
async function runBundler(target: BundleTarget, options: BundleOptions): Promise<BundleFiles | undefined> {
  const bundler = fork(new URL('./bundler.ts', import.meta.url), [target, JSON.stringify(options)], {
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
  // Waits for `close`: `exit` may be emitted before the last message.
  const [code] = (await once(bundler, 'close')) as [number | null];
  if (code !== 0) throw new Error('The app could not be bundled. The cause is printed above.');
  return files;
}

/** Builds the app twice, for the browser and for the prerenderer, and returns the browser's files. */
export async function bundle(options: BundleOptions): Promise<BundleFiles> {
  const [files] = await Promise.all([runBundler('browser', options), runBundler('prerenderer', options)]);
  return files!;
}
