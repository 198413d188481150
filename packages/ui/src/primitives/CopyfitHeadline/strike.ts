/** The pencil stroke through deleted words. */
export const strike = {
  /** The view box of the path. */
  width: 100,
  height: 40,
  path: 'M0 24C18 15 36 12 54 14S90 17 100 6C80 13 62 20 42 23S12 30 3 34C28 31 64 27 97 21C80 27 62 31 46 37',
  /** The position of the view box, in fractions of the words' line box. */
  box: { left: -0.01, top: 0.36, width: 1.04, height: 0.44 },
  /** In em. */
  strokeWidth: 0.05,
} as const;
