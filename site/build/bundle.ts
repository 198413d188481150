import { once } from 'node:events';
import { fork } from 'node:child_process';
import type { BundleFiles, BundleOptions } from './bundler.ts';

/**
 * Builds the application twice, for the browser and for the prerenderer, in a process of its own: half a gigabyte, most of it
 * outside the heap, goes back with it before the pages are printed.
 */
export async function bundle(options: BundleOptions): Promise<BundleFiles> {
  const bundler = fork(new URL('./bundler.ts', import.meta.url), [JSON.stringify(options)], {
    // Flags of the process (a loader's, a test runner's) are not its.
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_SUPABASE_URL: options.backend,
      VITE_SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
    },
  });
  let files: BundleFiles | undefined;
  bundler.on('message', message => (files = message as BundleFiles));
  // Not `exit`, which may come before its last message.
  const [code] = (await once(bundler, 'close')) as [number | null];
  if (code !== 0 || !files)
    throw new Error('The application could not be bundled; what is wrong is said above.');
  return files;
}
