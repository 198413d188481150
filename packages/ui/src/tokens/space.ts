/** Spaces in px. Each is a multiple of 8 px and is named by its multiple. */
export const space = {
  0: 0,
  1: 8,
  2: 16,
  3: 24,
  4: 32,
  5: 40,
  6: 48,
  8: 64,
  10: 80,
  12: 96,
  16: 128,
} as const;
export type Space = keyof typeof space;

/** The largest width of a page in px at a root font size of 16 px; on wider windows page and type grow together. */
export const pageMaxWidth = 1600;

/** Spaces of the page layout in px, by default and from the large breakpoint up. */
export const pageSpace = {
  margin: { narrow: 16, large: 32 },
  gutter: { narrow: 16, large: 32 },
  section: { narrow: 64, large: 96 },
} as const;

/** The longest comfortable line of text, in characters (CSS `ch`). */
export const measure = 66;
