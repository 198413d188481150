import { neverCovered } from '../../theme/overlap.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

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
/** Leaves room for the descenders of the headline, which grow with the page. */
export const footer = style({ paddingTop: 'clamp(24px, 5vw, 56px)' });
export const action = style({
  display: 'grid',
  gap: '12px',
  '@media': { [from('medium')]: { maxWidth: '384px' } },
});
/** The promo card never covers it. */
export const button = style(neverCovered);
