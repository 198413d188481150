// Styles of `FundingStages`: a drawn ladder of the amounts that companies raise, with the text of each stage beside its segment. Colors:
// `ink` is text, `field` is the border of controls, `pencil` is the blue of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { mirroredInRightToLeft } from '../../theme/direction.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { typeStyles } from '../../tokens/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

export const root = style({ borderTop: borders.fine, paddingTop: '24px' });
/** The stages, from the lowest amount at the bottom to the highest at the top. */
export const ladder = style({ display: 'flex', flexDirection: 'column-reverse' });
/** One stage: its drawing and its text. */
export const rung = style({ display: 'flex', gap: '16px', '@media': { [from('medium')]: { gap: '32px' } } });
/** The text is at the top of its segment. */
export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  borderTop: borders.hair,
  paddingTop: '8px',
  selectors: { [`${rung}:last-child > &`]: { borderTop: 0 } },
  // The name is at the start of the line, the amounts are at its end.
  '@media': {
    [from('medium')]: {
      flexFlow: 'row wrap',
      alignContent: 'start',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '16px',
    },
  },
});
/** The amounts of a stage as text, beside the drawing. */
export const amountRange = style({
  ...typeStyle('figure'),
  fontSize: '1.125rem',
  lineHeight: '2rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('medium')]: { fontSize: '1.5rem' }, [from('desktop')]: { fontSize: '1.875rem' } },
});
/** The ruler, and beside it the ladder. */
export const drawing = style({ flex: 'none', display: 'flex' });
export const ruler = style({ flex: 'none', overflow: 'visible', selectors: mirroredInRightToLeft });
/** A segment of the ladder. A wider one would be a hatched area, darker than the headline. */
export const segment = style({
  width: '3rem',
  overflow: 'visible',
  '@media': { [from('medium')]: { width: '6rem' }, [from('desktop')]: { width: '9rem' } },
});
/** The width of the blue stripe beside the ladder, which looks as if the printer had not aligned its blue ink with the black one. */
const inkWidth = '8px';
/** The free space in place of the stripe, beside a stage without an upper limit. */
export const withoutBlueInk = style({ flex: 'none', width: inkWidth });
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
export const hatch = style({
  stroke: vars.color.ink,
  strokeWidth: 1,
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
});
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
  width: '3rem',
  height: 0,
  lineHeight: 0,
  textAlign: 'end',
});
