// Styles of `FundingStages`: a drawn ladder of the amounts that companies raise, with the text of each stage beside its segment. Colors:
// `ink` is text, `field` is the border of controls, `pencil` is the blue of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { mirroredInRightToLeft } from '../../theme/direction.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { typeStyles } from '../../tokens/type.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({ borderTop: borders.fine, paddingTop: '24px' });
/** The stages, from the lowest amount at the bottom to the highest at the top. */
export const ladder = style({ display: 'flex', flexDirection: 'column-reverse' });
/** One stage: its drawing and its text. */
export const rung = style({ display: 'flex', gap: '12px', '@media': { [from('medium')]: { gap: '24px' } } });
/** The name and the amounts, at the top of their segment. */
export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  borderTop: borders.hair,
  paddingTop: '6px',
  // The text of the highest stage may be as tall as its segment: it has its space below, to the line of the next stage.
  selectors: { [`${rung}:last-child > &`]: { borderTop: 0, padding: '0 0 12px' } },
});
/** Phones have room for the longest name in one line. */
globalStyle(`${text} > :first-child`, {
  '@media': { [below('medium')]: { fontSize: '1.5rem' } },
});
/** The amounts of a stage as text, beside the drawing. */
export const amountRange = style({
  ...typeStyle('figure'),
  fontSize: '1.25rem',
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  '@media': {
    [wideScreen('medium')]: { fontSize: '1.875rem' },
    [wideScreen('desktop')]: { fontSize: '2.625rem', lineHeight: 1 },
  },
});
/** The ruler, and beside it the ladder. */
export const drawing = style({
  flex: 1,
  display: 'flex',
  alignItems: 'end',
  minWidth: 0,
});
export const ruler = style({ flex: 'none', overflow: 'visible', selectors: mirroredInRightToLeft });
/** A segment of the ladder. */
export const segment = style({ flex: 1, minWidth: 0, overflow: 'visible' });
/** The width of the blue stripe beside the ladder, which looks as if the printer had not aligned its blue ink with the black one. */
const inkWidth = '8px';
/** The free space in place of the stripe, beside a stage without an upper limit. */
export const withoutBlueInk = style({ flex: 'none', alignSelf: 'stretch', width: inkWidth });
const blueInk = [withoutBlueInk, style({ background: vars.color.pencil })].join(' ');
/** The stripe beside the other stages: `top` begins a little lower, beside the highest stage with an upper limit. */
export const blue = {
  below: blueInk,
  top: [blueInk, style({ marginTop: inkWidth })].join(' '),
};
/** The outline of the ladder. */
export const rail = style({
  stroke: vars.color.ink,
  strokeWidth: 3,
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
});
/** The horizontal lines that fill a segment. */
export const hatch = style({ stroke: vars.color.ink });
/** The marks of the scale beside the ladder. */
export const tick = style({ stroke: vars.color.field, strokeWidth: 1, fill: 'none' });
/** An amount beside the scale, in the drawing. */
export const amount = style({
  ...typeStyle('label'),
  // In px of the drawing, which grows with the page.
  fontSize: `${typeStyles.label.size}px`,
  fill: vars.color.ink,
  textAnchor: 'end',
  // From right to left the drawing is mirrored. The text is mirrored once more in its own box, so that it is readable.
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: mirroredInRightToLeft,
});
/** The lowest line of the ladder. Its amount is before it at the same height, as each other amount is at the height of its rung. */
export const base = style({
  display: 'flex',
  gap: '8px',
  paddingBottom: '24px',
  '::after': { content: '', flex: 1, borderTop: borders.bold },
});
/** The lowest amount. */
export const baseAmount = style({
  ...typeStyle('label'),
  width: '2.5rem',
  height: 0,
  lineHeight: 0,
  textAlign: 'end',
});
