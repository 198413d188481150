/** For each value, true if it differs from the value before it. */
export const differences = (values: readonly unknown[]): boolean[] =>
  values.map((value, index) => index > 0 && value !== values[index - 1]);
