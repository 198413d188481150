// The tokens for spaces and widths.
import type { Theme } from '../brands/theme.ts';

export { pageSpace } from '@fit-to-print/ui/brand';

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

/** The purpose of each space. */
export const spacePurposes = {
  0: 'None.',
  1: 'Between lines that belong together, and inside a row.',
  2: 'Inside fields and panels, and between items in a row.',
  3: 'Between items in a column.',
  4: 'Between blocks of text.',
  5: 'Between rows of cards, and above them.',
  6: 'Between two parts of a section.',
  8: 'Around a headline that stands alone.',
  10: 'Above the last part of a page.',
  12: 'Between the parts of a page’s own layout on large windows.',
  16: 'Above a part that stands alone in a page’s own layout on large windows.',
} as const satisfies Record<Space, string>;

/** The largest width of a page in px at a root font size of 16 px; on wider windows the root font size grows, and the page with it. */
export const pageMaxWidth = 1600;

/** The purpose of each space of the page layout. */
export const pageSpacePurposes = {
  margin: 'Before and after the page. It grows at the large breakpoint.',
  gutter: 'Between two columns. It grows at the medium breakpoint.',
  section: 'Above a section. It grows at the large breakpoint.',
} as const satisfies Record<keyof Theme['pageSpace'], string>;

/** The longest comfortable line of text, in characters (CSS `ch`). */
export const measure = 66;
