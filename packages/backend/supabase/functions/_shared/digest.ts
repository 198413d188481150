import { createHash, createHmac } from 'node:crypto';

/** SHA-256, in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA-256 under a secret, in hex: 64 characters that say nothing about the text to whoever lacks the secret. */
export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Compares two secrets in a time that tells nothing: of hashes, a prefix in common says nothing about the texts. */
export const sameSecret = (a: string, b: string): boolean => sha256(a) === sha256(b);
