import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The CSS variables that components may use. Their names are public: SVG files and the company colors use them too. */
export const vars = createGlobalThemeContract({
  color: {
    paper: 'paper',
    surface: 'surface',
    ink: 'ink',
    /** Secondary text. */
    muted: 'muted',
    /** The blue of actions, links and focus. */
    pencil: 'pencil',
    /** Text on `pencil`. */
    onPencil: 'on-pencil',
    /** The red of errors. */
    stop: 'stop',
    /** The yellow of highlighted text. */
    marker: 'marker',
    /** Text on `marker`. */
    onMarker: 'on-marker',
    /** Borders of form controls. */
    field: 'field',
    /** Thin decorative lines. */
    line: 'line',
    /** The lines that stand for text in illustrations. */
    placeholderText: 'placeholderText',
  },
  /** Space to the left and right of the page; it grows at the large breakpoint. */
  pageMargin: 'page-margin',
  /** Space between two columns; it grows at the large breakpoint. */
  gutter: 'gutter',
  /** Space above a section. */
  sectionSpace: 'section-space',
});
