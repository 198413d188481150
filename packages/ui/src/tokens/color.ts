/** A color in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** What each color is for. Every edition defines all of them. */
export const colorPurposes = {
  paper: 'The background of a page.',
  surface: 'A raised surface: cards, panels, dialogs, toasts.',
  ink: 'Text.',
  muted: 'Captions and secondary text.',
  pencil: 'The editor’s blue pencil: action, links, focus, corrections.',
  onPencil: 'Text on `pencil`.',
  stop: 'Red: errors and the RECOMMENDED stamp.',
  marker: 'Highlighter: differences in tables.',
  onMarker: 'Text on `marker`: dark in both editions.',
  field: 'Borders of controls: 3:1 on paper and on surface.',
  line: 'Thin lines between columns. Decorative, never the edge of a control.',
  placeholderText: 'The lines that stand for text in illustrations.',
} as const;

export type ColorName = keyof typeof colorPurposes;

/** The colors of an edition. */
export type Palette = Readonly<Record<ColorName, Oklch>>;

/** The two color themes: pale green paper by day, the same colors on a dark background by night. */
export const editions = {
  day: {
    paper: [0.93, 0.038, 148],
    surface: [0.965, 0.02, 148],
    ink: [0.21, 0.028, 165],
    muted: [0.42, 0.03, 160],
    pencil: [0.42, 0.2, 266],
    onPencil: [0.965, 0.02, 148],
    stop: [0.5, 0.19, 27],
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
    stop: [0.74, 0.14, 28],
    marker: [0.82, 0.15, 105],
    onMarker: [0.19, 0.022, 165],
    field: [0.58, 0.035, 155],
    line: [0.38, 0.03, 160],
    placeholderText: [0.46, 0.03, 160],
  },
} as const satisfies Record<string, Palette>;

export type Edition = keyof typeof editions;

/**
 * Every pair of text and background in use, with the WCAG 2.2 contrast that it must reach: 7 for long text (1.4.6),
 * 4.5 for other text, 3 for large text and the edges of controls (1.4.3, 1.4.11).
 */
export const contrastPairs: readonly {
  text: ColorName;
  background: ColorName;
  minContrast: 3 | 4.5 | 7;
}[] = [
  { text: 'ink', background: 'paper', minContrast: 7 },
  { text: 'ink', background: 'surface', minContrast: 7 },
  { text: 'onMarker', background: 'marker', minContrast: 7 },
  { text: 'paper', background: 'ink', minContrast: 7 },
  { text: 'muted', background: 'paper', minContrast: 4.5 },
  { text: 'muted', background: 'surface', minContrast: 4.5 },
  { text: 'pencil', background: 'paper', minContrast: 4.5 },
  { text: 'pencil', background: 'surface', minContrast: 4.5 },
  { text: 'onPencil', background: 'pencil', minContrast: 4.5 },
  { text: 'stop', background: 'paper', minContrast: 4.5 },
  { text: 'stop', background: 'surface', minContrast: 4.5 },
  { text: 'field', background: 'paper', minContrast: 3 },
  { text: 'field', background: 'surface', minContrast: 3 },
];

/** The color as a CSS value: `oklch(.93 .038 148)`. */
export const toCss = ([l, c, h]: Oklch): string => `oklch(${l} ${c} ${h})`;
