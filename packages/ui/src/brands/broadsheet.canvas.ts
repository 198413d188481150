// Names, weights and measurements of the fonts of the first brand.
import type { Theme } from './theme.ts';

// The part of the brand's theme that is needed in the browser to fit headlines and to space their lines; `Theme` explains each value.
// It is a separate module, so that only pages that fit headlines download it.

/** The font family of each role. */
export const fontNames: Theme['fontNames'] = {
  display: 'Archivo',
  text: 'Newsreader',
  pencil: 'Newsreader',
  mono: 'Spline Sans Mono',
};
/** The font weight of each role. */
export const weights: Theme['weights'] = { display: 800, text: 400, mono: 500 };
/** The widths at which the font was drawn. */
export const masters: Theme['masters'] = [
  { width: 62.5, stretch: 'extra-condensed' },
  { width: 100, stretch: 'normal' },
  { width: 125, stretch: 'expanded' },
];
/** The distance that letters reach above the baseline, in em. The first pattern that matches a letter counts, here and below. */
export const ascents: Theme['ascents'] = [
  [/[.,_]/, 0.2],
  [/[acem-su-z:;+–—-]/, 0.55],
  [/g/, 0.63],
  [/[bdfh-lt()[\]/$|]/, 0.76],
  [/[ -~‘’“”€]/, 0.7],
  [/./, 0.93],
];
/** The distance that letters reach below the baseline, in em. */
export const descents: Theme['descents'] = [
  [/[gjpqy,;]/, 0.21],
  [/[Q()[\]@]/, 0.17],
  [/[ -~‘’“”€–—]/, 0.02],
  [/./, 0.22],
];
// The same distances for the font of handwritten words.
export const pencilAscents: Theme['pencilAscents'] = [
  [/[acegm-su-z.,:;]/, 0.53],
  [/[ -~‘’“”]/, 0.76],
  [/./, 0.95],
];
export const pencilDescents: Theme['pencilDescents'] = [
  [/[fgjpqyQ,;()/$@]/, 0.25],
  [/[ -~‘’“”]/, 0.04],
  [/./, 0.25],
];
