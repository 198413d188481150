// The color tokens: what each color is for, and which contrasts they must have. A theme has two editions: day is light, night is dark.
import type { ColorName, Oklch, Theme } from '../brands/theme.ts';

export { editions } from '@fit-to-print/ui/brand';
export type { ColorName, Edition, Oklch, Palette } from '../brands/theme.ts';

/** The purpose of each color. Every edition defines all of them. */
export const colorPurposes = {
  paper: 'The background of a page.',
  surface: 'A raised surface: cards, panels, dialogs, toasts.',
  ink: 'Text.',
  muted: 'Captions and secondary text.',
  pencil: 'The editor’s blue pencil: action, links, focus, corrections.',
  onPencil: 'Text on `pencil`.',
  critical: 'Red: errors and the RECOMMENDED stamp.',
  marker: 'Highlighter: differences in tables.',
  onMarker: 'Text on `marker`: dark in both editions.',
  field: 'Borders of controls: 3:1 on paper and on surface.',
  line: 'Thin lines between columns. Decorative, never the edge of a control.',
  placeholderText: 'The lines that stand for text in illustrations.',
} as const satisfies Readonly<Record<ColorName, string>>;

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
  { text: 'critical', background: 'paper', minContrast: 4.5 },
  { text: 'critical', background: 'surface', minContrast: 4.5 },
  { text: 'field', background: 'paper', minContrast: 3 },
  { text: 'field', background: 'surface', minContrast: 3 },
];

/**
 * The pairs that only the night edition of a theme has, because drawn sheets of paper stay light there, and dark bands of the page have their
 * own color. `pencilOnLightPaper` is the color of drawn lines that begin on a light sheet and end on the dark page, so it has two backgrounds.
 */
export const nightPairs = ({
  editions: { day, night },
  nightParts: { dark, mutedOnDark, lightPaper, pencilOnLightPaper },
}: Pick<Theme, 'editions' | 'nightParts'>) =>
  [
    { pair: 'ink on a dark part', text: night.ink, background: dark, minContrast: 7 },
    { pair: 'muted on a dark part', text: mutedOnDark, background: dark, minContrast: 4.5 },
    { pair: 'pencil on a dark part', text: night.pencil, background: dark, minContrast: 4.5 },
    { pair: 'ink on light paper', text: day.ink, background: lightPaper, minContrast: 7 },
    { pair: 'pencil on light paper', text: pencilOnLightPaper, background: lightPaper, minContrast: 3 },
    {
      pair: 'the same pencil on the page',
      text: pencilOnLightPaper,
      background: night.paper,
      minContrast: 3,
    },
  ] as const;

/** The color as a CSS value: `oklch(.93 .038 148)`. */
export const toCss = ([lightness, chroma, hue]: Oklch): string => `oklch(${lightness} ${chroma} ${hue})`;
