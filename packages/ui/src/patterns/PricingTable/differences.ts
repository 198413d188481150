/** For each value, whether it differs from the one on its left. The first has nothing on its left. */
export const differences = (values: readonly unknown[]): boolean[] =>
  values.map((value, index) => index > 0 && value !== values[index - 1]);
