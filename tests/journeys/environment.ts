import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ports of the journeys: none of those that `npm start` uses, so that both can run. */
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
/** The same pages by React's development build, which says what the production build passes over. */
export const devSite = `http://localhost:${ports.dev}`;

/** A browser of one's own, instead of the pinned one. */
export const chromium = process.env.CHROMIUM;

export const cache = fileURLToPath(new URL('../../site/.cache/journeys', import.meta.url));
/** The build that the journeys walk through. */
export const dist = path.join(cache, 'dist');
const addressesFile = path.join(cache, 'addresses.json');

export interface Addresses {
  database: string;
  inbox: string;
  api: string;
}

/** Where the running stack is; written by `serve.ts` before the first test. */
export const addresses = (): Addresses => JSON.parse(readFileSync(addressesFile, 'utf8')) as Addresses;
export { addressesFile };
