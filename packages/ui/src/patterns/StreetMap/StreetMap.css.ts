import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** Forced colors do not apply: a picture keeps its colors. */
export const illustration = style({
  width: '100%',
  height: 'auto',
  background: vars.color.paper,
  forcedColorAdjust: 'none',
});
export const line = style({ fill: 'none', stroke: vars.color.ink });
export const faintLine = style({ fill: 'none', stroke: vars.color.ink, opacity: 0.5 });
export const paper = style({ fill: vars.color.paper });
export const solid = style({ fill: vars.color.ink });
export const clearing = style({ fill: vars.color.paper, stroke: vars.color.ink });
/** Dashes of length 0 with round caps render as dots. */
export const trees = style({ fill: 'none', stroke: vars.color.ink, strokeLinecap: 'round' });
export const axis = style({ fill: 'none', stroke: vars.color.pencil, strokeWidth: 3 });
export const avenue = style({ fill: 'none', stroke: vars.color.paper });
/** The paper-colored outline keeps lines off the letters. Larger on small screens, where the map is scaled down. */
export const label = style({
  ...familyStyle('mono'),
  fontSize: '15px',
  textTransform: 'uppercase',
  fill: vars.color.ink,
  stroke: vars.color.paper,
  strokeWidth: '8px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [from('large')]: { fontSize: '11px' } },
});
