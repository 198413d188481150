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
export const sheetWidth = 1600;
