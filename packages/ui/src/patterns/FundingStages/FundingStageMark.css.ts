// Styles of `FundingStageMark`, the mark of one stage of funding. `ink` is the color of text.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' } },
});
/** The amounts. */
export const amounts = style({
  ...typeStyle('figure'),
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '-.02em',
});
/** All stages as a ladder. */
export const ladder = style({
  width: '6rem',
  flex: 'none',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
});
