// The key for IndexNow, a protocol that tells search engines which pages have changed.
import { hash } from 'node:crypto';

/** The key that a notice to IndexNow contains. The site has the same key in a file, which proves that the sender owns the site. It is public. */
export const indexNowKey = (origin: string): string => hash('sha256', origin).slice(0, 32);
export const indexNowKeyFile = (origin: string): string => `/${indexNowKey(origin)}.txt`;
