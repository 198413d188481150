/** The number of times that a property is tried: fewer times in the tests of each change, and more each night (`pnpm test:properties`). */
export const propertyRunCount = (inGate: number, nightly: number): number =>
  process.env.NIGHTLY ? nightly : inGate;
