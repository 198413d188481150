/**
 * How the type of headlines is set. The stylesheet, the measures in the browser and in the build, and the images of shared
 * links use these values: a headline fits its column only where all of them agree.
 */
export const headlineType = {
  /** In em. */
  letterSpacing: -0.012,
} as const;

/** The pencil's words, in Newsreader's display cut. */
export const pencilType = {
  /** In em of the line that it is written into. */
  size: 1.2,
  /** In em of its own size. */
  letterSpacing: -0.03,
  weight: 500,
  opticalSize: 72,
} as const;
