// Styles of `OutletGrid`, a list of outlets: newsrooms and other media. Colors: `field` is the border of controls.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

export const list = style({
  display: 'grid',
  columnGap: vars.gutter,
  borderTop: borders.fine,
  // One or two columns, never three.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr))',
});
export const item = style({
  display: 'flex',
  alignItems: 'last baseline',
  gap: '8px',
  padding: '11px 0 12px',
  borderBottom: borders.hair,
});
export const name = style({ ...typeStyle('head'), fontStretch: '84%', overflowWrap: 'anywhere' });
/** The dotted line between the name and the type. */
export const leader = style({
  flex: '1 0 .5rem',
  borderBottom: `2px dotted ${vars.color.field}`,
  translate: '0 -3px',
});
export const outletType = style({ ...typeStyle('label'), flex: 'none', fontSize: '.8125rem' });
