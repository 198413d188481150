import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('flows');

export const header = style({
  padding: '16px 24px 12px',
  background: vars.color.pencil,
  color: vars.color.onPencil,
});
export const title = style({ display: 'grid', gap: '8px', marginBottom: '16px' });
/** The same surface as a tab panel's. */
export const surface = style({ background: vars.color.surface, border: borders.fine, padding: '24px 16px' });
