import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({ paddingTop: '40px' });

export const footer = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '40px',
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const lede = style({ '@media': { [from('large')]: { gridColumn: '1 / 6' } } });

/** Leaves the last three columns to the promo card. */
export const action = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('medium')]: { maxWidth: '24rem' },
    [from('large')]: { gridColumn: '6 / 10', maxWidth: 'none' },
  },
});
/** The promo card starts above the lede, so that it ends in the first screen of a laptop. */
globalStyle(`${footer} > aside`, { '@media': { [from('desktop')]: { marginTop: '-32px' } } });
