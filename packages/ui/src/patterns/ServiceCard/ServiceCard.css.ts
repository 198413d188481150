import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

export const columns = style({
  columns: '3 20rem',
  columnGap: vars.gutter,
  columnRule: borders.hair,
});
/** Contains hidden texts, which are positioned: outside a column, WebKit would stretch the page to the height of one long column. */
export const item = style({ position: 'relative', breakInside: 'avoid', paddingBottom: '40px' });
export const card = style({ borderTop: borders.fine, paddingTop: '8px' });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
});
export const number = style({ flex: 'none' });
export const adText = style({ padding: '12px 0 8px' });
export const text = style({ display: 'block', marginTop: '8px' });
export const features = style({ ...typeStyle('figure'), borderTop: borders.hair });
export const feature = style({ borderBottom: borders.hair, padding: '4px 0 3px' });
export const cities = style({
  ...typeStyle('label'),
  lineHeight: '1.5rem',
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: '16px',
  padding: '8px 0',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
});
export const links = style({ textWrap: 'balance' });
export const city = style({ display: 'inline-block', marginInlineEnd: '12px' });
export const action = style({ display: 'grid', marginTop: '4px', overflowWrap: 'anywhere' });
