// Styles of `Typewriter`, for what only it has. Colors: `paper` is the page's background, `ink` is text. An edition is a color theme: the
// night edition is dark.
import { nightParts } from '@fit-to-print/ui/brand';
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { toCss } from '../../tokens/color.ts';

const { style } = stylesInLayer('templates');

/** The disc behind the machine: in the day edition a sun without dots, in the night edition a blue moon, against which the machine is dark. */
export const disc = style({
  fill: vars.color.paper,
  stroke: 'none',
  ...byNight({ fill: vars.color.pencil }),
});
/** The machine is dark in both editions, because a light machine would look like a negative. */
export const machine = style({ fill: vars.color.ink, ...byNight({ fill: vars.color.paper }) });
/** Marks on the machine. */
export const marks = style({ stroke: vars.color.paper, ...byNight({ stroke: vars.color.ink }) });
/** Rows of dots on the right side of the machine, which the light of the disc meets. */
export const shine = style({
  stroke: vars.color.surface,
  strokeDasharray: '0 8',
  ...byNight({ stroke: vars.color.pencil }),
});
/** Round keys. */
export const keys = style({ strokeWidth: 17, strokeDasharray: '0 28' });
export const spaceBar = style({ strokeWidth: 10 });
/** The opening in which the type bars lie. */
export const opening = style({ fill: vars.color.paper, ...byNight({ fill: vars.color.pencil }) });
/** The type bars are dark on the opening. */
export const typeBars = style(byNight({ stroke: vars.color.paper }));
export const textLines = style({ strokeWidth: 3 });
/** The pencil is wider than in smaller drawings. In the night edition it is darker, because the page is light. */
export const pencil = style({
  strokeWidth: 6,
  ...byNight({ stroke: toCss(nightParts.pencilOnLightPaper) }),
});
