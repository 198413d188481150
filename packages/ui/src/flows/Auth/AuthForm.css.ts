import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
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
/** A line of type, but a target of 44 px. */
export const switchMode = style({
  ...textButton,
  textDecorationThickness: '1px',
  margin: '-8px 0',
  padding: '12px 0',
  color: vars.color.pencil,
});
export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' });
