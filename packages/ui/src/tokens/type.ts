/** Archivo for headlines and buttons, Newsreader for text, Spline Sans Mono for labels and figures. */
export const families = {
  display: "'Archivo', 'Archivo fallback', 'Arial Black', Arial, sans-serif",
  text: "'Newsreader', 'Newsreader fallback', Georgia, serif",
  mono: "'Spline Sans Mono', 'Spline Sans Mono fallback', Menlo, Consolas, monospace",
} as const;

/**
 * One weight per family, so that a page downloads a third less than with two. There are two exceptions, both in Newsreader:
 * emphasized words have a weight of 600, and words in blue pencil are italic with a weight of 500.
 */
export const weights = { display: 800, text: 400, mono: 500 } as const satisfies Record<
  keyof typeof families,
  number
>;

/** One step of the type scale. Sizes in px at 16 px root; lines are multiples of the 8 px baseline. */
export interface TypeStyle {
  readonly family: keyof typeof families;
  readonly size: number;
  readonly line: number;
  /** Archivo's width axis, 62–125. */
  readonly width?: number;
  /** Letter-spacing in em. */
  readonly tracking?: number;
}

/** The type scale. `CopyfitHeadline` computes all larger sizes. */
export const typeStyles = {
  /** Datelines, captions, form labels. */
  label: { family: 'mono', size: 12, line: 16 },
  /** Figures in tables. */
  figure: { family: 'mono', size: 14, line: 24 },
  small: { family: 'text', size: 17, line: 24 },
  body: { family: 'text', size: 18, line: 24 },
  /** Long articles. */
  reading: { family: 'text', size: 20, line: 32 },
  lede: { family: 'text', size: 24, line: 32, tracking: -0.005 },
  quote: { family: 'text', size: 32, line: 40, tracking: -0.01 },
  nav: { family: 'display', size: 15, line: 24, width: 84 },
  button: { family: 'display', size: 16, line: 24, width: 90 },
  buttonLarge: { family: 'display', size: 22, line: 24, width: 96 },
  /** Column heads. */
  head: { family: 'display', size: 22, line: 24, width: 90 },
  title: { family: 'display', size: 28, line: 32, width: 88 },
  /** Names in a list. */
  index: { family: 'display', size: 32, line: 32, width: 82, tracking: -0.01 },
  stamp: { family: 'display', size: 13, line: 16, width: 84, tracking: 0.03 },
  price: { family: 'mono', size: 56, line: 56, tracking: -0.06 },
} as const satisfies Record<string, TypeStyle>;

export type TypeStyleName = keyof typeof typeStyles;
