// The theme of a brand that looks like a salmon-colored financial newspaper: colors, fonts, spaces, lines and motion. `Theme` in theme.ts
// explains each value.
import type { Theme } from './theme.ts';

export {
  ascents,
  descents,
  fontNames,
  masters,
  pencilAscents,
  pencilDescents,
  weights,
} from './gazette.canvas.ts';

/** A theme: a financial gazette with salmon paper, aubergine ink and corrections in green; a serif that widens; round corners. */
export const name = 'Gazette';

/** Salmon paper in the day edition, the ink as the background in the night edition. */
export const editions: Theme['editions'] = {
  day: {
    paper: [0.925, 0.036, 56],
    surface: [0.966, 0.017, 62],
    ink: [0.235, 0.055, 322],
    muted: [0.44, 0.045, 335],
    pencil: [0.41, 0.095, 162],
    onPencil: [0.975, 0.012, 62],
    critical: [0.48, 0.19, 18],
    marker: [0.85, 0.14, 82],
    onMarker: [0.235, 0.055, 322],
    field: [0.54, 0.045, 15],
    line: [0.66, 0.05, 35],
    placeholderText: [0.76, 0.05, 40],
  },
  night: {
    paper: [0.205, 0.038, 322],
    surface: [0.25, 0.042, 322],
    ink: [0.93, 0.027, 58],
    muted: [0.77, 0.03, 30],
    pencil: [0.8, 0.12, 162],
    onPencil: [0.205, 0.038, 322],
    critical: [0.75, 0.14, 20],
    marker: [0.82, 0.13, 80],
    onMarker: [0.205, 0.038, 322],
    field: [0.61, 0.045, 340],
    line: [0.46, 0.045, 335],
    placeholderText: [0.48, 0.04, 335],
  },
};

/** Dark parts are green at night. Clippings have the paper of the day, a little darker. */
export const nightParts: Theme['nightParts'] = {
  dark: [0.32, 0.07, 165],
  mutedOnDark: [0.839, 0.022, 85],
  lineOnDark: [0.564, 0.04, 150],
  lightPaper: [0.86, 0.034, 56],
  pencilOnLightPaper: [0.54, 0.115, 162],
};

/** The font files. `opsz` is the optical size (the size of type that the letters are drawn for), `wdth` is the width. */
export const faces: Theme['faces'] = {
  display: {
    file: '@fontsource-variable/roboto-serif/files/roboto-serif-latin-standard-normal.woff2',
    weight: '100 900',
    axes: { opsz: 144 },
  },
  text: {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weight: '200 900',
  },
  italic: {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
    weight: '200 900',
  },
  pencil: {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    weight: '100 900',
    axes: { opsz: 144 },
  },
  mono: {
    file: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
    weight: '100 800',
    axes: { wdth: 75 },
    stretch: '75%',
  },
};

/** The system fonts that replace the web fonts until they have loaded, scaled to the same width. */
export const fallbacks: Theme['fallbacks'] = {
  display: {
    local: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
      'Noto Serif Bold',
      'DejaVu Serif Bold',
    ],
    weight: '600',
    ascent: 92.7,
    descent: 24.4,
    sizes: [
      [50, 59, 86],
      [59, 66, 90],
      [66, 74, 95],
      [74, 82, 100],
      [82, 90, 105],
      [90, 97, 110],
      [97, 113, 116],
      [113, 128, 123],
      [128, 139, 130],
      [139, 150, 135],
    ],
  },
  text: {
    local: [
      'Arial',
      'ArialMT',
      'Liberation Sans',
      'Arimo Regular',
      'Roboto Regular',
      'Noto Sans',
      'DejaVu Sans',
    ],
    weight: '400',
    ascent: 102.4,
    descent: 40,
    sizes: 92.9,
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
    ascent: 100,
    descent: 20,
    sizes: 100,
  },
};

/** The figures of Source Sans fit in prose as they are. */
export const smallFigures: Theme['smallFigures'] = undefined;

/** Roboto Serif for headlines, Source Sans for text and buttons, Martian Mono for labels and figures, Fraunces for the pen. */
export const families: Theme['families'] = {
  display: "'Roboto Serif', 'Roboto Serif fallback', 'Times New Roman', Times, serif",
  text: "'Source Sans', 'Source Sans fallback', 'Helvetica Neue', Arial, sans-serif",
  mono: "'Martian Mono', 'Martian Mono fallback', Menlo, Consolas, monospace",
};
/** The font of handwritten words. */
export const pencilFamily: Theme['pencilFamily'] = "'Fraunces', Georgia, serif";

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
  quote: { family: 'text', size: 32, lineHeight: 40, letterSpacing: -0.015 },
  nav: { family: 'text', size: 16, lineHeight: 24, weight: 600 },
  button: { family: 'text', size: 18, lineHeight: 24, weight: 600 },
  buttonLarge: { family: 'text', size: 22, lineHeight: 24, weight: 600 },
  head: { family: 'display', size: 24, lineHeight: 24, width: 80 },
  title: { family: 'display', size: 32, lineHeight: 32, width: 84 },
  index: { family: 'display', size: 34, lineHeight: 32, width: 78, letterSpacing: -0.01 },
  stamp: { family: 'text', size: 13, lineHeight: 16, weight: 600, letterSpacing: 0.06 },
  price: { family: 'display', size: 60, lineHeight: 56, width: 84 },
};

/** Spaces of the page layout in px. */
export const pageSpace: Theme['pageSpace'] = {
  margin: { narrow: 16, large: 40 },
  gutter: { narrow: 16, large: 32 },
  section: { narrow: 64, large: 112 },
};

/** Border radiuses in px. */
export const radius: Theme['radius'] = { button: 32, field: 10, surface: 18 };
/** Lines, without their color. */
export const rules: Theme['rules'] = {
  hair: '1px dotted',
  fine: '1px solid',
  bold: '6px solid',
  field: '1px solid',
};
/** True if a fine line follows a bold one. */
export const hasDoubleRule: Theme['hasDoubleRule'] = false;

/** Durations of animations in ms. */
export const duration: Theme['duration'] = { short: 180, draw: 700 };
/** The speed curves of animations. */
export const easing: Theme['easing'] = {
  decelerate: 'cubic-bezier(.16, 1, .3, 1)',
  draw: 'cubic-bezier(.6, 0, .2, 1)',
};

/** The smallest and the largest width of the letters of headlines, in percent. */
export const widthAxis: Theme['widthAxis'] = { min: 50, max: 150, narrowest: 52, step: 1 / 40 };
/** The variation axes of headlines besides width and weight, as they are appended to the CSS value of `font-variation-settings`. */
export const headlineAxes: Theme['headlineAxes'] = ', "opsz" 144';
/** The space that is added between words where letters are narrow. */
export const wordSpacing: Theme['wordSpacing'] = { below: 100, perPercent: 0 };
/** The letter-spacing of headlines, in em. */
export const headlineType: Theme['headlineType'] = { letterSpacing: -0.015 };
/** The type of handwritten words, in em. */
export const pencilType: Theme['pencilType'] = {
  size: 1.2,
  letterSpacing: -0.02,
  weight: 500,
  opticalSize: 144,
};

/** Widths of letters with the space around them (advances), in hundredths of an em: for estimates before the font has loaded. */
export const advances: Theme['advances'] = {
  20: '|‘’',
  24: " ',.:;",
  28: '![]',
  32: '()ijl{}',
  36: '*I',
  40: '"/ft“”',
  44: '-_r',
  52: 'sz',
  60: 'FJLSg–',
  64: '#EPTYZbdhknoqu',
  68: 'BVXp',
  72: 'ACNR',
  76: '%&GKU…',
  80: 'DHOQw',
  92: '@M',
  96: 'm—',
  100: 'W',
};
/** The advance of all other letters, in em. */
export const otherAdvance: Theme['otherAdvance'] = 0.56;
/** Letters of one vertical stroke: their widths change less with the width axis. */
export const narrowLetters: Theme['narrowLetters'] = /[!',.:;I|ijl‘’]/;
/** The factors by which advances change at both ends of the width axis. */
export const stretch: Theme['stretch'] = { narrow: [0.79, 1.16], other: [0.725, 1.205], space: [0.79, 1.16] };
/** The average of letter-spacing and kerning, which is added to the advance (width) of each letter, in em. */
export const averageSpacing: Theme['averageSpacing'] = -0.02;
/** The space beside the first and the last letter of a line, in em. */
export const averageBearings: Theme['averageBearings'] = { left: 0.01, right: 0 };
/** The advances of handwritten letters, compared with those of headlines. */
export const pencilAdvance: Theme['pencilAdvance'] = 0.86;
/** The distance of the baseline from the middle of a line, in em: half of the ascent less the descent. */
export const baselineOffset: Theme['baselineOffset'] = (0.927 - 0.244) / 2;

/** Two strokes of the pen. */
export const strike: Theme['strike'] = {
  width: 100,
  height: 40,
  path: 'M0 19C22 15 44 15 62 13S90 9 100 7M1 34C20 31 42 29 60 28S88 25 98 21',
  box: { left: -0.02, top: 0.38, width: 1.04, height: 0.4 },
  strokeWidth: 0.045,
};
