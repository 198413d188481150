/** A color in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The purpose of each color. Every edition defines all of them. */
export interface Palette {
  /** The background of a page. */
  readonly paper: Oklch;
  /** A raised surface: cards, panels, dialogs, toasts. */
  readonly surface: Oklch;
  /** Text. */
  readonly ink: Oklch;
  /** Captions and secondary text. */
  readonly muted: Oklch;
  /** The editor's blue pencil: action, links, focus, corrections. */
  readonly pencil: Oklch;
  /** Text on `pencil`. */
  readonly onPencil: Oklch;
  /** Red: errors and the RECOMMENDED stamp. */
  readonly stop: Oklch;
  /** Highlighter: differences in tables. */
  readonly marker: Oklch;
  /** Borders of controls: 3:1 on paper and on surface. */
  readonly field: Oklch;
  /** Thin lines between columns. Decorative, never the edge of a control. */
  readonly rule: Oklch;
  /** The lines that stand for text in illustrations. */
  readonly placeholderText: Oklch;
}

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
    field: [0.55, 0.035, 155],
    rule: [0.72, 0.04, 150],
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
    marker: [0.4, 0.085, 108],
    field: [0.58, 0.035, 155],
    rule: [0.38, 0.03, 160],
    placeholderText: [0.46, 0.03, 160],
  },
} as const satisfies Record<string, Palette>;

export type Edition = keyof typeof editions;
export type ColorName = keyof Palette;

/**
 * Every pair of text and background in use, with the WCAG 2.2 contrast that it must reach: 7 for long text (1.4.6),
 * 4.5 for other text, 3 for large text and the edges of controls (1.4.3, 1.4.11).
 */
export const pairs: readonly { ink: ColorName; on: ColorName; least: 3 | 4.5 | 7 }[] = [
  { ink: 'ink', on: 'paper', least: 7 },
  { ink: 'ink', on: 'surface', least: 7 },
  { ink: 'ink', on: 'marker', least: 7 },
  { ink: 'paper', on: 'ink', least: 7 },
  { ink: 'muted', on: 'paper', least: 4.5 },
  { ink: 'muted', on: 'surface', least: 4.5 },
  { ink: 'pencil', on: 'paper', least: 4.5 },
  { ink: 'pencil', on: 'surface', least: 4.5 },
  { ink: 'onPencil', on: 'pencil', least: 4.5 },
  { ink: 'stop', on: 'paper', least: 4.5 },
  { ink: 'stop', on: 'surface', least: 4.5 },
  { ink: 'field', on: 'paper', least: 3 },
  { ink: 'field', on: 'surface', least: 3 },
];

/** The color as a CSS value: `oklch(.93 .038 148)`. */
export const css = ([l, c, h]: Oklch): string => `oklch(${l} ${c} ${h})`;
