import { neverCovered } from '../../theme/overlap.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const root = style({ paddingTop: '48px' });
export const message = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('medium')]: { justifyItems: 'start' } },
});
export const nextSteps = style({ borderTop: borders.fine });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  padding: '12px 0 15px',
  borderBottom: borders.hair,
});
export const stepText = style({ display: 'grid', gap: '4px' });
export const number = style({ ...typeStyle('figure'), color: vars.color.muted });
export const link = style({ ...neverCovered, display: 'grid' });
