// Styles of `Typewriter`, a drawing in two inks (colors). Colors: `paper` is the page's background, `ink` is text, `pencil` is the blue of
// links and corrections. An edition is a color theme: the night edition is dark.
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('templates');

export const root = style({
  width: '100%',
  borderBlock: borders.fine,
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Dashes of length 0 with round caps render as dots. */
export const halftone = style({ stroke: vars.color.pencil, strokeDasharray: '0 14' });
/** The disc behind the machine, without dots. */
export const disc = style({ fill: vars.color.paper, stroke: 'none' });
/** The blue ink beside the black one, as if the printer had not aligned them. */
export const blue = style({ fill: vars.color.pencil, stroke: 'none' });
/** The machine: solid by day; an outline by night, because a light machine would look like a negative. */
export const machine = style({ fill: vars.color.ink, ...byNight({ fill: vars.color.paper }) });
/** Marks on the machine. */
export const marks = style({ stroke: vars.color.paper, ...byNight({ stroke: vars.color.ink }) });
/** Round keys. */
export const keys = style({ strokeWidth: 17, strokeDasharray: '0 28' });
export const spaceBar = style({ strokeWidth: 10 });
/** The opening in which the type bars lie. */
export const opening = style({ fill: vars.color.paper });
export const sheet = style({ fill: vars.color.surface });
/** The headline on the sheet. */
export const headline = style({ fill: vars.color.ink, stroke: 'none' });
export const textLines = style({ strokeWidth: 3, strokeLinecap: 'butt' });
/** The editor's correction. */
export const pencil = style({ stroke: vars.color.pencil, strokeWidth: 6 });
