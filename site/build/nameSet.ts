/*
 * A set of selector names as a short text, since 20,000 of them are kept: a base64 text with one bit for each name that a
 * stylesheet has.
 */

/** Returns the set as a text. `all` are the names that a set may contain, always in the same order. */
export function encodeNames(names: ReadonlySet<string>, all: readonly string[]): string {
  const bits = new Uint8Array(Math.ceil(all.length / 8));
  for (const [index, name] of all.entries()) if (names.has(name)) bits[index >> 3]! |= 1 << (index & 7);
  return Buffer.from(bits).toString('base64url');
}

/** Returns the names of all sets together. */
export function decodeNames(sets: Iterable<string>, all: readonly string[]): Set<string> {
  const union = new Uint8Array(Math.ceil(all.length / 8));
  for (const set of sets)
    for (const [index, bits] of Buffer.from(set, 'base64url').entries()) union[index]! |= bits;
  return new Set(all.filter((_, index) => union[index >> 3]! & (1 << (index & 7))));
}
