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

/** One step of the type scale. Sizes in px at 16 px root; line heights are multiples of the 8 px baseline. */
export interface TypeStyle {
  readonly family: keyof typeof families;
  readonly size: number;
  readonly lineHeight: number;
  /** Archivo's width axis, 62–125. */
  readonly width?: number;
  /** Letter-spacing in em. */
  readonly letterSpacing?: number;
}

/** The type scale. `CopyfitHeadline` computes all larger sizes. */
export const typeStyles = {
  /** Datelines, captions, form labels. */
  label: { family: 'mono', size: 12, lineHeight: 16 },
  /** Figures in tables. */
  figure: { family: 'mono', size: 14, lineHeight: 24 },
  small: { family: 'text', size: 17, lineHeight: 24 },
  body: { family: 'text', size: 18, lineHeight: 24 },
  /** Long articles. */
  reading: { family: 'text', size: 20, lineHeight: 32 },
  lede: { family: 'text', size: 24, lineHeight: 32, letterSpacing: -0.005 },
  quote: { family: 'text', size: 32, lineHeight: 40, letterSpacing: -0.01 },
  nav: { family: 'display', size: 15, lineHeight: 24, width: 84 },
  button: { family: 'display', size: 16, lineHeight: 24, width: 90 },
  buttonLarge: { family: 'display', size: 22, lineHeight: 24, width: 96 },
  /** Column heads. */
  head: { family: 'display', size: 22, lineHeight: 24, width: 90 },
  title: { family: 'display', size: 28, lineHeight: 32, width: 88 },
  /** Names in a list. */
  index: { family: 'display', size: 32, lineHeight: 32, width: 82, letterSpacing: -0.01 },
  stamp: { family: 'display', size: 13, lineHeight: 16, width: 84, letterSpacing: 0.03 },
  price: { family: 'mono', size: 56, lineHeight: 56, letterSpacing: -0.06 },
} as const satisfies Record<string, TypeStyle>;

export type TypeStyleName = keyof typeof typeStyles;
