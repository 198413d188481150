// Styles of drawings in two inks (colors): black, and the blue of links and corrections (`pencil`). `surface` is the background of a card,
// `ink` is text, `marker` is a highlighter's yellow. An edition is a color theme: the night edition is dark.
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

export const root = style({
  width: '100%',
  borderBlock: borders.fine,
  fill: 'none',
  stroke: vars.color.ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** A drawing that is as high as its container. */
export const filling = style({ height: '100%' });
/** Dashes of length 0 with round caps render as dots. */
export const dots = style({ stroke: vars.color.pencil, strokeDasharray: '0 14' });
/** The blue ink beside the black one, as if the printer had not aligned them. */
export const blue = style({ fill: vars.color.pencil, stroke: 'none' });
/** A shape that is filled with the color of the surface, so that no dots show through. */
export const opaque = style({ fill: vars.color.surface });
/** A shape that is filled with black ink. */
export const solid = style({ fill: vars.color.ink, stroke: 'none' });
/** A face, and the hair and the bar on it: light and dark in both editions, because a photo is not a negative in the night edition. */
export const light = style({ fill: vars.color.surface, ...byNight({ fill: vars.color.ink }) });
export const dark = style({ fill: vars.color.ink, ...byNight({ fill: vars.color.surface }) });
/** The bar over the eyes. In the night edition it is blue, because black would look like a hole in the face. */
export const bar = style({
  fill: vars.color.ink,
  ...byNight({ fill: vars.color.pencil, stroke: vars.color.surface }),
});
/** The lines on a face. */
export const onLight = style(byNight({ stroke: vars.color.surface }));
/** Lines that look like text, and the lines of an engraver. */
export const lines = style({ strokeLinecap: 'butt' });
/** A stroke of the highlighter. */
export const marker = style({ fill: vars.color.marker, stroke: 'none' });
/** The editor's correction. */
export const pencil = style({ stroke: vars.color.pencil, strokeWidth: 5 });
/** A figure on a wooden letter, and on a black one. */
export const type = style({
  ...familyStyle('display'),
  fontSize: '54px',
  fontStretch: '90%',
  textAnchor: 'middle',
  fill: vars.color.ink,
  stroke: 'none',
});
export const typeOnBlack = [type, style({ fill: vars.color.paper })].join(' ');
