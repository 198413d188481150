const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256, in hex. */
export const sha256 = async (text: string) =>
  hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

/** HMAC-SHA-256 under a secret, in hex: 64 characters that say nothing about the text to whoever lacks the secret. */
export async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Compares two secrets in a time that tells nothing: of hashes, a prefix in common says nothing about the texts. */
export const sameSecret = async (a: string, b: string) => (await sha256(a)) === (await sha256(b));
