// Names, weights and measurements of the fonts of Gazette, a sample of a second brand.
import type { Theme } from './theme.ts';

// The part of the brand's theme that is needed in the browser to fit headlines and to space their lines; `Theme` explains each value.
// It is a separate module, so that only pages that fit headlines download it.

/** The font family of each role. */
export const fontNames: Theme['fontNames'] = {
  display: 'Roboto Serif',
  text: 'Source Sans',
  pencil: 'Fraunces',
  mono: 'Martian Mono',
};
/** The font weight of each role but `pencil`, which has one weight. */
export const weights: Theme['weights'] = { display: 600, text: 400, mono: 400 };
/** The widths at which the display font was drawn. */
export const masters: Theme['masters'] = [
  { width: 50, stretch: 'ultra-condensed' },
  { width: 100, stretch: 'normal' },
  { width: 150, stretch: 'extra-expanded' },
];
/** The distance that letters reach above the baseline, in em. The first pattern that matches a letter decides; this also holds for the lists below. */
export const ascents: Theme['ascents'] = [
  [/[.,_]/, 0.15],
  [/[acegm-su-z:;<>+–—-]/, 0.57],
  [/[0-57-9]/, 0.64],
  [/[t@]/, 0.68],
  [/[A-Z“”‘’"'%&*]/, 0.73],
  [/[ -~€]/, 0.8],
  [/./, 0.95],
];
/** The distance that letters reach below the baseline, in em. */
export const descents: Theme['descents'] = [
  [/[gjpqyQ]/, 0.26],
  [/[(),/;[\]_@{|}]/, 0.17],
  [/[$359]/, 0.12],
  [/[47]/, 0.08],
  [/[ -~‘’“”€–—]/, 0.02],
  [/./, 0.26],
];
/** The distance above the baseline for the font of handwritten words. */
export const pencilAscents: Theme['pencilAscents'] = [
  [/[acegmnoqrsu-z.,:;]/, 0.48],
  [/[pt]/, 0.55],
  [/[ -~‘’“”]/, 0.8],
  [/./, 0.92],
];
/** The distance below the baseline for the font of handwritten words. */
export const pencilDescents: Theme['pencilDescents'] = [
  [/[fgjpqyQJ,;&()/@]/, 0.27],
  [/[ -~‘’“”]/, 0.09],
  [/./, 0.27],
];
