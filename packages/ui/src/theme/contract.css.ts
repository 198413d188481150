import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The CSS variables that components may use. Their names are public: SVG files and the company colors use them too. */
export const vars = createGlobalThemeContract({
  color: {
    paper: 'paper',
    surface: 'surface',
    ink: 'ink',
    muted: 'muted',
    pencil: 'pencil',
    onPencil: 'on-pencil',
    stop: 'stop',
    marker: 'marker',
    field: 'field',
    rule: 'rule',
    placeholderText: 'placeholderText',
  },
  /** The page margin and the column gutter; both grow at the large breakpoint. */
  margin: 'margin',
  gutter: 'gutter',
  /** Space above a section. */
  section: 'section',
});
