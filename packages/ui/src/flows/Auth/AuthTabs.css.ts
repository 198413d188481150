import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('flows');

export const head = style({
  padding: '16px 24px 12px',
  background: vars.color.pencil,
  color: vars.color.onPencil,
});
export const sent = style({ marginBottom: '16px' });
