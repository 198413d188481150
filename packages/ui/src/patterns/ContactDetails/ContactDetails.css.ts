// Styles of `ContactDetails`, the box with the postal address, the office hours and the email address.
import { vars } from '../../theme/contract.css.ts';
import { borders, doubleBorder } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { between } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

export const root = style({
  ...doubleBorder,
  position: 'relative',
  paddingTop: '11px',
  overflowWrap: 'anywhere',
});
/** On tablets the list has the full width, and its entries are side by side. */
const tablet = between('medium', 'large');

export const list = style({
  margin: '15px 0 24px',
  borderTop: borders.hair,
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.gutter,
      borderBottom: borders.hair,
    },
  },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: '16px',
  padding: '12px 0 11px',
  borderBottom: borders.hair,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', borderBottom: 0 } },
});
/** The kind of detail, such as `Email`. */
export const term = style({ ...typeStyle('label'), lineHeight: '1.5rem', color: vars.color.muted });
export const address = style({ fontStyle: 'normal' });
/** A line of the postal address. */
export const line = style({ display: 'block' });
