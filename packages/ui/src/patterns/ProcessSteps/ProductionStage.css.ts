// Styles of `ProductionStage`, drawings of a newspaper page at the stages of its production: notes, sketch, proof, printing plate and
// printed pages. Colors: `paper` is the page's background, `ink` is text.
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { lamplitPaper } from '../../theme/lamplitPaper.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('patterns');

export const root = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  color: vars.color.ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...lamplitPaper,
});
/** Lines have the same width at every size of the drawing. */
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
/** A sheet of paper. */
export const surface = style({
  fill: vars.color.surface,
  stroke: vars.color.ink,
  vectorEffect: 'non-scaling-stroke',
});
/** Light marks on the dark printing plate. */
export const reversed = style({ color: vars.color.paper });
/** A filled area, such as a headline. */
export const solid = style({ fill: 'currentcolor' });
/** In the night edition, the printing plate of metal is as dark as the page, so its edge is light. */
export const plate = style({
  fill: 'currentcolor',
  ...byNight({ stroke: vars.color.paper, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }),
});
/** The outline of a thing. */
export const edge = style({ ...line, stroke: 'currentcolor' });
/** The crop marks, lines that show where the paper is cut, are on the page beside the drawn paper: in the night edition, on a dark background. */
export const cropMarks = style({
  ...line,
  stroke: 'currentcolor',
  ...byNight({ stroke: vars.color.paper }),
});
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
