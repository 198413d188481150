import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('patterns');

export const root = style({ paddingTop: '40px' });
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
});
/** Clear of the tails of the last line, which are as long as the sheet is wide. */
export const foot = style({ paddingTop: 'clamp(24px, 5vw, 56px)' });
