// The theme of a brand that looks like a pale green newspaper: colors, fonts, spaces, lines and motion. `Theme` in theme.ts explains each
// value. An edition is a color theme: `day` (light) or `night` (dark).
import type { Theme } from './theme.ts';

export {
  ascents,
  descents,
  fontNames,
  masters,
  pencilAscents,
  pencilDescents,
  weights,
} from './broadsheet.canvas.ts';

/** A theme: pale green newsprint, black ink and a blue pencil; a sans-serif that is stretched to fill its column; square corners. */
export const name = 'Broadsheet';

/** Pale green paper in the day edition, the same colors on a dark background in the night edition. */
export const editions: Theme['editions'] = {
  day: {
    paper: [0.93, 0.038, 148],
    surface: [0.965, 0.02, 148],
    ink: [0.21, 0.028, 165],
    muted: [0.42, 0.03, 160],
    pencil: [0.42, 0.2, 266],
    onPencil: [0.965, 0.02, 148],
    critical: [0.5, 0.19, 27],
    marker: [0.9, 0.17, 105],
    onMarker: [0.21, 0.028, 165],
    field: [0.55, 0.035, 155],
    line: [0.72, 0.04, 150],
    placeholderText: [0.72, 0.04, 150],
  },
  night: {
    paper: [0.19, 0.022, 165],
    surface: [0.235, 0.024, 165],
    ink: [0.93, 0.035, 148],
    muted: [0.76, 0.03, 150],
    pencil: [0.76, 0.11, 262],
    onPencil: [0.19, 0.022, 165],
    critical: [0.74, 0.14, 28],
    marker: [0.88, 0.17, 105],
    onMarker: [0.19, 0.022, 165],
    field: [0.58, 0.035, 155],
    line: [0.38, 0.03, 160],
    placeholderText: [0.46, 0.03, 160],
  },
};

/** Dark parts are blue at night. Clippings have the paper of the day, a little darker. */
export const nightParts: Theme['nightParts'] = {
  dark: [0.32, 0.15, 266],
  mutedOnDark: [0.839, 0.028, 194],
  lineOnDark: [0.564, 0.084, 258],
  lightPaper: [0.86, 0.035, 148],
  pencilOnLightPaper: [0.56, 0.19, 265],
};

/** The font files. `opsz` is the optical size (the size of type that the letters are drawn for): the site's files have only this value of it. */
export const faces: Theme['faces'] = {
  display: {
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    weight: '100 900',
  },
  text: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    weight: '200 800',
    axes: { opsz: 18 },
  },
  pencil: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    weight: '200 800',
    axes: { opsz: 72 },
  },
  mono: {
    file: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    weight: '300 700',
  },
};

/** The system fonts that replace the web fonts until they have loaded, scaled to the same width. */
export const fallbacks: Theme['fallbacks'] = {
  display: {
    local: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Arimo Bold',
      'Roboto Bold',
      'DejaVu Sans Bold',
    ],
    weight: '800',
    ascent: 87.8,
    descent: 21,
    sizes: [
      [62, 66, 71],
      [66, 74, 77],
      [74, 81, 84],
      [81, 87, 90],
      [87, 93, 96],
      [93, 99, 101],
      [99, 107, 108],
      [107, 115, 116],
      [115, 125, 125],
    ],
  },
  text: {
    local: [
      'Times New Roman',
      'TimesNewRomanPSMT',
      'Liberation Serif',
      'Tinos Regular',
      'Noto Serif',
      'DejaVu Serif',
    ],
    weight: '400',
    ascent: 73.5,
    descent: 26.5,
    sizes: 100.6,
  },
  mono: {
    local: [
      'Courier New',
      'CourierNewPSMT',
      'Liberation Mono',
      'Cousine Regular',
      'Droid Sans Mono',
      'DejaVu Sans Mono',
    ],
    weight: '400',
    ascent: 96.4,
    descent: 23.7,
    sizes: 100,
  },
};

/** The size of figures in prose, in percent: for a text face without old-style figures. */
export const smallFigures: Theme['smallFigures'] = 86;

/** The values of `font-family`: the web font, its fallback above, and system fonts. */
export const families: Theme['families'] = {
  display: "'Archivo', 'Archivo fallback', 'Arial Black', Arial, sans-serif",
  text: "'Newsreader', 'Newsreader fallback', Georgia, serif",
  mono: "'Spline Sans Mono', 'Spline Sans Mono fallback', Menlo, Consolas, monospace",
};
/** The font of handwritten words. */
export const pencilFamily: Theme['pencilFamily'] = families.text;

/** The weight of emphasized words. */
export const boldWeight: Theme['boldWeight'] = 600;

/** The type scale: font, size and line height (px), width (percent), letter spacing (em). */
export const typeStyles: Theme['typeStyles'] = {
  label: { family: 'mono', size: 12, lineHeight: 16 },
  figure: { family: 'mono', size: 14, lineHeight: 24 },
  small: { family: 'text', size: 17, lineHeight: 24 },
  body: { family: 'text', size: 18, lineHeight: 24 },
  reading: { family: 'text', size: 20, lineHeight: 32 },
  intro: { family: 'text', size: 24, wideSize: 28, lineHeight: 32, letterSpacing: -0.005 },
  quote: { family: 'text', size: 32, lineHeight: 40, letterSpacing: -0.01 },
  nav: { family: 'display', size: 15, lineHeight: 24, width: 84 },
  button: { family: 'display', size: 16, lineHeight: 24, width: 90 },
  buttonLarge: { family: 'display', size: 22, lineHeight: 24, width: 96 },
  head: { family: 'display', size: 22, lineHeight: 24, width: 90 },
  title: { family: 'display', size: 28, lineHeight: 32, width: 88 },
  index: { family: 'display', size: 32, lineHeight: 32, width: 82, letterSpacing: -0.01 },
  stamp: { family: 'display', size: 13, lineHeight: 16, width: 84, letterSpacing: 0.03 },
  price: { family: 'display', size: 64, lineHeight: 64, width: 75 },
};

/** Spaces of the page layout in px. */
export const pageSpace: Theme['pageSpace'] = {
  margin: { narrow: 16, large: 32 },
  gutter: { narrow: 16, large: 32 },
  section: { narrow: 64, large: 96 },
};

/** Border radiuses in px. */
export const radius: Theme['radius'] = { button: 0, field: 0, surface: 0 };
/** Lines, without their color. */
export const rules: Theme['rules'] = {
  hair: '1px solid',
  fine: '1px solid',
  bold: '3px solid',
  field: '1px solid',
};
/** True if a fine line follows a bold one. */
export const hasDoubleRule: Theme['hasDoubleRule'] = true;

/** Durations of animations in ms. */
export const duration: Theme['duration'] = { short: 240, draw: 500 };
/** The speed curves of animations. */
export const easing: Theme['easing'] = {
  decelerate: 'cubic-bezier(.2, 0, 0, 1)',
  draw: 'cubic-bezier(.4, 0, .2, 1)',
};

/** The smallest and the largest width of the letters of headlines, in percent. */
export const widthAxis: Theme['widthAxis'] = { min: 62, max: 125, narrowest: 64, step: 1 / 64 };
/** The variation axes of headlines besides width and weight, as they are appended to the CSS value of `font-variation-settings`. */
export const headlineAxes: Theme['headlineAxes'] = '';
/** Archivo's space is .12 em at its narrowest, .19 em at 100 %. With this addition it is at least .21 em, less the letter-spacing. */
export const wordSpacing: Theme['wordSpacing'] = { below: 110, perPercent: 0.002 };
/** The letter-spacing of headlines, in em. */
export const headlineType: Theme['headlineType'] = { letterSpacing: -0.012 };
/** The type of handwritten words, in em. */
export const pencilType: Theme['pencilType'] = {
  size: 1.2,
  letterSpacing: -0.03,
  weight: 500,
  opticalSize: 72,
};

/** Widths of letters with the space around them (advances), in hundredths of an em: for estimates before the font has loaded. */
export const advances: Theme['advances'] = {
  19: ' ',
  28: "ijl!‘’'|/",
  33: ',-.:;I',
  37: '()[]ft',
  42: 'r*',
  50: '“”–"_z',
  57: 'svy$',
  60: 'ckx?',
  69: 'EPSTVY+',
  75: 'ABCDRXHKNU',
  81: 'GOQ&',
  87: 'w',
  92: 'mM',
  99: 'W%—…@',
};
/** The advance of all other letters, in em. */
export const otherAdvance: Theme['otherAdvance'] = 0.63;
/** Letters of one vertical stroke: their widths change less with the width axis. */
export const narrowLetters: Theme['narrowLetters'] = /[!',.:;I|ijl‘’]/;
/** The factors by which advances change at both ends of the width axis. */
export const stretch: Theme['stretch'] = { narrow: [0.73, 1.11], other: [0.66, 1.24], space: [0.62, 1.6] };
/** The average of letter-spacing and kerning, which is added to the advance (width) of each letter, in em. */
export const averageSpacing: Theme['averageSpacing'] = -0.015;
/** The space beside the first and the last letter of a line, in em. */
export const averageBearings: Theme['averageBearings'] = { left: 0.05, right: 0.03 };
/** The advances of handwritten letters, compared with those of headlines. */
export const pencilAdvance: Theme['pencilAdvance'] = 0.95;
/** The distance of the baseline from the middle of a line, in em: half of the ascent less the descent. */
export const baselineOffset: Theme['baselineOffset'] = (0.878 - 0.21) / 2;

/** One line that is scribbled from left to right and back. */
export const strike: Theme['strike'] = {
  width: 100,
  height: 40,
  path: 'M0 24C18 15 36 12 54 14S90 17 100 6C80 13 62 20 42 23S12 30 3 34C28 31 64 27 97 21C80 27 62 31 46 37',
  // Above the crossbar of `e`, whose opening below it stays free: a closed one reads as `o`.
  box: { left: -0.01, top: 0.22, width: 1.04, height: 0.36 },
  strokeWidth: 0.05,
};
