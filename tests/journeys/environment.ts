import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ports of the journeys. They differ from those of `npm start`, so both can run at the same time. */
export const ports = {
  site: 3100,
  dev: 3101,
  api: 55321,
  database: 55322,
  mail: 55324,
  stripe: 55325,
  google: 55326,
} as const;
export const site = `http://localhost:${ports.site}`;
/** The same pages with React's development build, which reports hydration differences. */
export const devSite = `http://localhost:${ports.dev}`;

/** Path of a browser to use instead of the pinned one. */
export const chromium = process.env.CHROMIUM;

export const cache = fileURLToPath(new URL('../../site/.cache/journeys', import.meta.url));
/** The build under test. */
export const dist = path.join(cache, 'dist');
const addressesFile = path.join(cache, 'addresses.json');

export interface Addresses {
  database: string;
  inbox: string;
  api: string;
}

/** URLs of the running stack, written by `serve.ts` before the first test. */
export const addresses = (): Addresses => JSON.parse(readFileSync(addressesFile, 'utf8')) as Addresses;
export { addressesFile };
