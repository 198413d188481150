import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

export const list = style({
  display: 'grid',
  columnGap: vars.gutter,
  borderTop: rules.fine,
  '@media': { [from('medium')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  padding: '11px 0 12px',
  borderBottom: rules.hair,
});
export const name = style({ ...type('head'), fontStretch: '84%' });
/** The leader: it carries the eye from the name to its kind. */
export const leader = style({
  flex: '1 0 .5rem',
  borderBottom: `2px dotted ${vars.color.field}`,
  translate: '0 -3px',
});
export const kind = style({ ...type('label'), flex: 'none' });
