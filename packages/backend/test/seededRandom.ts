/**
 * Returns a generator of numbers in [0, 1) (mulberry32). The seed is SEED in the environment or a new one; it is printed,
 * so that a run can be repeated.
 */
export function seededRandom(): () => number {
  let state = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32));
  process.stderr.write(`SEED=${state}\n`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
