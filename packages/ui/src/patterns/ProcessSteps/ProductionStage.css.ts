// Styles of `ProductionStage`, drawings of a newspaper page at the stages of its production: notes, sketch, proof, printing plate and
// printed pages. Colors: `paper` is the page's background, `ink` is text.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('patterns');

export const root = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  color: vars.color.ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Lines have the same width at every size of the drawing. */
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
/** A sheet of paper. */
export const surface = style({
  fill: vars.color.surface,
  stroke: vars.color.ink,
  vectorEffect: 'non-scaling-stroke',
});
/** Marks on the printing plate, in the color of the page. */
export const reversed = style({ color: vars.color.paper });
/** A filled area, such as a headline or the printing plate. */
export const solid = style({ fill: 'currentcolor' });
/** The outline of a thing. */
export const edge = style({ ...line, stroke: 'currentcolor' });
export const textLines = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.25,
  strokeLinecap: 'butt',
});
/** Dashes of length 0 with round caps render as dots. */
export const typewriterKeys = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeDasharray: '0 4',
});
export const typedNotes = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2.5,
  strokeDasharray: '7 3 11 3 4 3',
  strokeLinecap: 'butt',
});
/** Marks of an editor's blue pencil. */
export const pencil = style({ ...line, stroke: vars.color.pencil, strokeWidth: 2.5 });
