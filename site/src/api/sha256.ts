/** The bytes in hex, two digits each. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hex. Undefined on a page that is not served over TLS: there, browsers have no digest. */
export async function sha256(text: string): Promise<string | undefined> {
  // TypeScript declares `subtle` as always present.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle && toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
