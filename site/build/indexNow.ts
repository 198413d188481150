import { hash } from 'node:crypto';

/** Proves to IndexNow that the sender owns the site: the site has it in a file. It is public. */
export const indexNowKey = (origin: string): string => hash('sha256', origin).slice(0, 32);
export const indexNowKeyFile = (origin: string): string => `/${indexNowKey(origin)}.txt`;
