import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The variables that components may use. Their names are public: drawn art (external SVG) and company floods set and read them too. */
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
  /** Page margin and column gutter; they widen at the large breakpoint. */
  margin: 'margin',
  gutter: 'gutter',
  /** Space above a section. */
  section: 'section',
});
