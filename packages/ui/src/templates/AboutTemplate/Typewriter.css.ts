// Styles of `Typewriter`, for what only it has. Colors: `paper` is the page's background, `ink` is text. An edition is a color theme: the
// night edition is dark.
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('templates');

/** The disc behind the machine, without dots. */
export const disc = style({ fill: vars.color.paper, stroke: 'none' });
/** The machine: solid by day; an outline by night, because a light machine would look like a negative. */
export const machine = style({ fill: vars.color.ink, ...byNight({ fill: vars.color.paper }) });
/** Marks on the machine. */
export const marks = style({ stroke: vars.color.paper, ...byNight({ stroke: vars.color.ink }) });
/** Round keys. */
export const keys = style({ strokeWidth: 17, strokeDasharray: '0 28' });
export const spaceBar = style({ strokeWidth: 10 });
/** The opening in which the type bars lie. */
export const opening = style({ fill: vars.color.paper });
export const textLines = style({ strokeWidth: 3 });
/** The pencil is wider than in smaller drawings. */
export const pencil = style({ strokeWidth: 6 });
