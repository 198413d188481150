/** The baseline: every space is a multiple of 8 px, named by its multiple. */
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

/** The widest sheet, in px; beyond it the margins grow. */
export const pageMaxWidth = 1600;

/** The sheet's own spaces in px: on a narrow one, and from the large breakpoint on. */
export const pageSpace = {
  margin: { narrow: 16, large: 32 },
  gutter: { narrow: 16, large: 32 },
  section: { narrow: 64, large: 96 },
} as const;

/** Longest comfortable line of reading text, in characters (CSS `ch`). */
export const measure = 66;
