import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

export const root = style({
  paddingTop: '40px',
  /** As large as it gets while lede and action stay in the first screen. */
});

export const foot = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '48px',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingTop: '64px' },
  },
});

export const action = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('medium')]: { gridColumn: '7 / -1' },
    /** The axis of the page; to its right the promo card has the corner to itself. */
    [from('large')]: { gridColumn: '6 / 10' },
  },
});

export const art = style({ paddingTop: '48px' });
