import { neverCovered } from '../../theme/overlap.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

export const root = style({ paddingTop: '40px' });

export const footer = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '40px',
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const lede = style({ '@media': { [from('large')]: { gridColumn: '1 / 6' } } });

/** Leaves space for the promo card in the lower right corner. */
export const action = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('medium')]: { maxWidth: '384px' },
    [from('large')]: { gridColumn: '6 / 10', maxWidth: 'none' },
  },
});
/** From the large breakpoint up, the promo card covers no button in windows of usual heights. */
export const button = style({
  ...neverCovered,
  '@media': { [from('large')]: { viewTimelineName: 'none' } },
});
