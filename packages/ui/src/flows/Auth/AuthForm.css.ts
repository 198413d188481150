import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';

const { style } = stylesIn('flows');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
/** `or by email`, on a broken rule. */
export const or = style({
  ...type('label'),
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: vars.color.muted,
  '::before': { content: '', flex: 1, borderTop: rules.hair },
  '::after': { content: '', flex: 1, borderTop: rules.hair },
});
export const next = style({ ...type('small'), borderTop: rules.hair, paddingTop: '12px' });
export const switchMode = style({
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: vars.color.pencil,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  selectors: { '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' } },
});
export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' });
