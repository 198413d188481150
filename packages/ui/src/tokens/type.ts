/** Archivo's width axis carries the headlines, Newsreader is for reading, Spline Sans Mono for labels and figures. */
export const families = {
  display: "'Archivo', 'Archivo fallback', 'Arial Black', Arial, sans-serif",
  text: "'Newsreader', 'Newsreader fallback', Georgia, serif",
  mono: "'Spline Sans Mono', 'Spline Sans Mono fallback', Menlo, Consolas, monospace",
} as const;

/** One step of the type scale. Sizes in px at 16 px root; lines are multiples of the 8 px baseline. */
export interface TypeStyle {
  readonly family: keyof typeof families;
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  /** Archivo's width axis, 62–125. */
  readonly width?: number;
  /** Letter-spacing in em. */
  readonly tracking?: number;
}

/** Everything larger than these is fitted by `CopyfitHeadline`, never picked. */
export const typeStyles = {
  /** Datelines, captions, form labels. */
  label: { family: 'mono', size: 12, line: 16, weight: 500 },
  /** Figures in tables. */
  figure: { family: 'mono', size: 14, line: 24, weight: 500 },
  small: { family: 'text', size: 17, line: 24, weight: 400 },
  body: { family: 'text', size: 18, line: 24, weight: 400 },
  /** A column that is read for minutes. */
  reading: { family: 'text', size: 20, line: 32, weight: 400 },
  lede: { family: 'text', size: 24, line: 32, weight: 400, tracking: -0.005 },
  quote: { family: 'text', size: 32, line: 40, weight: 400, tracking: -0.01 },
  nav: { family: 'display', size: 15, line: 24, weight: 600, width: 92 },
  button: { family: 'display', size: 16, line: 24, weight: 700, width: 96 },
  buttonLarge: { family: 'display', size: 22, line: 24, weight: 800, width: 96 },
  /** Column heads. */
  head: { family: 'display', size: 22, line: 24, weight: 800, width: 90 },
  title: { family: 'display', size: 28, line: 32, weight: 800, width: 88 },
  /** Names in an index. */
  index: { family: 'display', size: 32, line: 32, weight: 800, width: 82, tracking: -0.01 },
  stamp: { family: 'display', size: 13, line: 16, weight: 700, width: 88, tracking: 0.03 },
  price: { family: 'mono', size: 56, line: 56, weight: 600, tracking: -0.06 },
} as const satisfies Record<string, TypeStyle>;

export type TypeStyleName = keyof typeof typeStyles;

/** Longest comfortable line of reading text. */
export const measure = '66ch';
