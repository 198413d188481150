import '../../theme/layers.css.ts';
import { neverCovered } from '../../theme/overlap.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

export const root = style({ paddingTop: '40px' });

export const foot = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '40px',
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const lede = style({ '@media': { [from('large')]: { gridColumn: '1 / 6' } } });

/** It stays clear of the corner, which is the promo card's. */
export const action = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('medium')]: { maxWidth: '384px' },
    [from('large')]: { gridColumn: '6 / 10', maxWidth: 'none' },
  },
});
/** On large sheets the promo's line covers none of it, in windows of the usual heights. */
export const press = style({
  ...neverCovered,
  '@media': { [from('large')]: { viewTimelineName: 'none' } },
});
