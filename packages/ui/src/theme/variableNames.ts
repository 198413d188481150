// The names of the CSS variables. `paper` is the background of a page, `ink` the color of text, `pencil` the blue of links
// and buttons, `marker` a highlighter's yellow, `field` the border of form fields, `line` a fine line.
import type { ColorName } from '../tokens/color.ts';

/** The CSS variables of the theme, without `--`. Their names are public: SVG files use them, too, and so do the stylesheets of
 * companies in `CompanyShowcase`. */
export const variableNames = {
  color: {
    paper: 'paper',
    surface: 'surface',
    ink: 'ink',
    muted: 'muted',
    pencil: 'pencil',
    onPencil: 'on-pencil',
    critical: 'critical',
    marker: 'marker',
    onMarker: 'on-marker',
    field: 'field',
    line: 'line',
    placeholderText: 'placeholder-text',
  } satisfies Record<ColorName, string>,
  /** Space to the left and right of the page; it grows at the large breakpoint. */
  pageMargin: 'page-margin',
  /** Space between two columns; it grows at the large breakpoint. */
  gutter: 'gutter',
  /** Space above a section. */
  sectionSpace: 'section-space',
} as const;
