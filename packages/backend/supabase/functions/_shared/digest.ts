/** Hashes (digests) of texts and secrets. */
import { createHash, createHmac } from 'node:crypto';

/** SHA-256, in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA-256 under a secret, in hex: without the secret, it reveals nothing about the text. */
export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Compares two secrets. It compares hashes, so the time it takes reveals nothing about the secrets. */
export const isSameSecret = (a: string, b: string): boolean => sha256(a) === sha256(b);
