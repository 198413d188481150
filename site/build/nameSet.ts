/*
 * A set of selector names as a short text: base64 with one bit for each name in a stylesheet. Short, because a build stores the sets of
 * 20,000 pages.
 */

/** Encodes a set. `has` says for each name in the list of all names whether the set has it. */
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
    // A counting loop: with iterators, this loop over 20,000 sets takes most of the time.
    for (let index = 0; index < bytes.length; index++) union[index]! |= bytes[index]!;
  }
  return new Set(all.filter((_, index) => union[index >> 3]! & (1 << (index & 7))));
}
