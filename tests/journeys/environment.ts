// Ports, addresses and folders of the journeys, the tests in a browser on the whole product.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOffset } from '@fit-to-print/backend/local/ports';

const offset = portOffset();

/** Ports of the journeys. They differ from those of `npm start`, so that both can run at the same time. */
export const ports = {
  site: 3100 + offset,
  dev: 3101 + offset,
  api: 55_321 + offset,
  database: 55_322 + offset,
  mail: 55_324 + offset,
  stripe: 55_325 + offset,
  google: 55_326 + offset,
} as const;
/** The origin of the built site that the journeys visit. */
export const site = `http://localhost:${ports.site}`;
/** The same pages with React's development build, which reports hydration differences. */
export const devSite = `http://localhost:${ports.dev}`;

/** Path of a browser to use instead of the pinned browser. */
export const chromiumPath = process.env.CHROMIUM;

/** The folder for the build under test, and for what `serve.ts` tells the tests. */
export const cacheFolder = fileURLToPath(new URL('../../site/.cache/journeys', import.meta.url));
/** The build under test. */
export const dist = path.join(cacheFolder, 'dist');
const backendUrlsFile = path.join(cacheFolder, 'backendUrls.json');

/** The addresses of the local backend, and its public key. */
export interface BackendUrls {
  database: string;
  inbox: string;
  api: string;
  publishableKey: string;
}

/** URLs and the public key of the running local backend (Supabase with stand-ins for mail, Stripe and Google), written by `serve.ts` before the first test. */
export const backendUrls = (): BackendUrls =>
  JSON.parse(readFileSync(backendUrlsFile, 'utf8')) as BackendUrls;
export { backendUrlsFile };
