/** Archivo for headlines and buttons, Newsreader for text, Spline Sans Mono for labels and figures. */
export const families = {
  display: "'Archivo', 'Archivo fallback', 'Arial Black', Arial, sans-serif",
  text: "'Newsreader', 'Newsreader fallback', Georgia, serif",
  mono: "'Spline Sans Mono', 'Spline Sans Mono fallback', Menlo, Consolas, monospace",
} as const;

/** The text family with figures as high as capitals, for tables and forms. In prose its figures are smaller. */
export const liningText = `'Newsreader lining', 'Newsreader lining fallback', ${families.text}`;

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
  label: { family: 'mono', size: 12, lineHeight: 16 },
  figure: { family: 'mono', size: 14, lineHeight: 24 },
  small: { family: 'text', size: 17, lineHeight: 24 },
  body: { family: 'text', size: 18, lineHeight: 24 },
  reading: { family: 'text', size: 20, lineHeight: 32 },
  lede: { family: 'text', size: 24, lineHeight: 32, letterSpacing: -0.005 },
  quote: { family: 'text', size: 32, lineHeight: 40, letterSpacing: -0.01 },
  nav: { family: 'display', size: 15, lineHeight: 24, width: 84 },
  button: { family: 'display', size: 16, lineHeight: 24, width: 90 },
  buttonLarge: { family: 'display', size: 22, lineHeight: 24, width: 96 },
  head: { family: 'display', size: 22, lineHeight: 24, width: 90 },
  title: { family: 'display', size: 28, lineHeight: 32, width: 88 },
  index: { family: 'display', size: 32, lineHeight: 32, width: 82, letterSpacing: -0.01 },
  stamp: { family: 'display', size: 13, lineHeight: 16, width: 84, letterSpacing: 0.03 },
  price: { family: 'mono', size: 56, lineHeight: 56, letterSpacing: -0.06 },
} as const satisfies Record<string, TypeStyle>;

export type TypeStyleName = keyof typeof typeStyles;

/** What each step of the type scale is for. */
export const typePurposes = {
  label: 'Datelines, captions, labels of fields and sections.',
  figure: 'Figures in tables.',
  small: 'Text beside other text: features of a package, a footnote.',
  body: 'Running text.',
  reading: 'Long articles.',
  lede: 'The introduction under a headline.',
  quote: 'What a client says.',
  nav: 'Links of the header, and small buttons.',
  button: 'Buttons.',
  buttonLarge: 'The primary button of a page.',
  head: 'The heading of a column or a card.',
  title: 'A title that no headline needs to be.',
  index: 'Names in a list.',
  stamp: 'The stamp of the recommended choice.',
  price: 'The price of a package.',
} as const satisfies Record<TypeStyleName, string>;

/** What each family is for. */
export const familyPurposes = {
  display: 'Headlines and buttons, with its width axis.',
  text: 'Everything that is read.',
  mono: 'Labels and figures.',
} as const satisfies Record<keyof typeof families, string>;
