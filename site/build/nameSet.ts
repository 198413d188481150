/*
 * A set of selector names as a short text, since 20,000 of them are kept: a base64 text with one bit for each name that a
 * stylesheet has.
 */

/** Returns a set as a text. It is given as whether it has each name of a list of all names. */
export function encodeNames(has: ArrayLike<boolean | number>): string {
  const bits = new Uint8Array(Math.ceil(has.length / 8));
  for (let index = 0; index < has.length; index++) if (has[index]) bits[index >> 3]! |= 1 << (index & 7);
  return Buffer.from(bits).toString('base64url');
}

/** Returns the names of all sets together. */
export function decodeNames(sets: Iterable<string>, all: readonly string[]): Set<string> {
  const union = new Uint8Array(Math.ceil(all.length / 8));
  for (const set of sets) {
    const bytes = Buffer.from(set, 'base64url');
    // Iterators of 20,000 sets take longer than all the rest.
    for (let index = 0; index < bytes.length; index++) union[index]! |= bytes[index]!;
  }
  return new Set(all.filter((_, index) => union[index >> 3]! & (1 << (index & 7))));
}
