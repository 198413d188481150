// The compressed size of a file.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const bytesByHash = new Map<string, number>();

/** Bytes of a file compressed with brotli. Results are cached, because compressing the app's files takes seconds. */
export function compressedBytes(file: Buffer): number {
  const hash = createHash('sha256').update(file).digest('hex');
  const known = bytesByHash.get(hash);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  bytesByHash.set(hash, bytes);
  return bytes;
}
