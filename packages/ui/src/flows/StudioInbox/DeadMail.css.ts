import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('flows');

/** A stop-press slip across the desk. */
export const root = style({
  marginBottom: '24px',
  padding: '12px 16px 4px',
  background: vars.color.surface,
  border: `2px solid ${vars.color.stop}`,
});
export const unknown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: '24px',
});
export const list = style({ marginTop: '8px', maxHeight: '14rem', overflow: 'auto' });
export const letter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 0',
  selectors: { '& + &': { borderTop: rules.hair } },
});
export const words = style({ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' });
