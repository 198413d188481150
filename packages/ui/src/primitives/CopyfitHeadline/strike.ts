/** The editor's pencil, drawn through what is struck out: absolute coordinates, stretched over the words. */
export const strike = {
  width: 100,
  height: 40,
  path: 'M0 24C18 15 36 12 54 14S90 17 100 6C80 13 62 20 42 23S12 30 3 34C28 31 64 27 97 21C80 27 62 31 46 37',
} as const;
