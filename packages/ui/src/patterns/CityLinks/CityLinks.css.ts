// Styles of `CityLinks`, a list of links to the pages of cities. Colors: `pencil` is the accent of links and buttons.
import { focusState, hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

const tablet = between('small', 'large');
/** A list in two columns on phones, three on tablets, and as many as fit on large screens. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.gutter,
  borderTop: borders.fine,
  // Cuts off the line to the left of each row's first column, and leaves room for the focus ring.
  overflow: 'clip',
  overflowClipMargin: '6px',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
});
export const item = style({
  position: 'relative',
  borderBottom: borders.hair,
  '::before': columnRule('0', '0'),
  // The last row has no empty cell.
  selectors: {
    '&:last-child:nth-child(odd)': { '@media': { [below('small')]: { gridColumn: 'span 2' } } },
    '&:last-child:nth-child(3n + 2)': { '@media': { [tablet]: { gridColumn: 'span 2' } } },
  },
});
export const link = style({
  display: 'block',
  height: '100%',
  padding: '16px 0 15px',
  textDecoration: 'none',
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil },
    [`&${focusState}`]: { outlineOffset: '0' },
  },
});
export const name = style({
  ...typeStyle('title'),
  display: 'block',
  fontSize: 'min(1.5rem, 6.6vw)',
  lineHeight: '1.5rem',
  fontStretch: '80%',
});
/** A line below the name of the city. */
export const detail = style({
  ...typeStyle('label'),
  display: 'block',
  marginTop: '4px',
  color: vars.color.muted,
  selectors: { [`${link}${hoverState} &`]: { color: 'inherit' } },
});
