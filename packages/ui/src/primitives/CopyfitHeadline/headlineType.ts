/** The type of headlines. The stylesheet, both measures (browser and build) and the social images must use the same values. */
export const headlineType = {
  /** In em. */
  letterSpacing: -0.012,
} as const;

/** The type of words written in pencil: Newsreader's display cut. */
export const pencilType = {
  /** In em of the line. */
  size: 1.2,
  /** In em of that size. */
  letterSpacing: -0.03,
  weight: 500,
  opticalSize: 72,
} as const;
