import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Shown if the address has its `id` as the fragment. The margin keeps the top of the page in view. */
export const sent = style({
  scrollMarginTop: '100vh',
  selectors: { '&:not(:target)': { display: 'none' } },
});
export const notSent = style({ selectors: { [`${sent}:target + &`]: { display: 'none' } } });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `32px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '48px',
  overflowWrap: 'anywhere',
});
export const message = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('medium')]: { gridColumn: '1 / 6', justifyItems: 'start', paddingInlineEnd: '24px' } },
});
/** Without a list beside it, the message has the list's columns, too: its title in the first ones. */
globalStyle(`${notSent} ${message}`, {
  '@media': {
    [from('medium')]: {
      gridColumn: '1 / 13',
      gridTemplateColumns: 'subgrid',
      columnGap: vars.gutter,
      padding: '12px 0 0',
      borderTop: borders.fine,
    },
    [from('desktop')]: { gridColumn: '1 / 10' },
  },
});
globalStyle(`${notSent} ${message} > *`, { '@media': { [from('medium')]: { gridColumn: '6 / -1' } } });
globalStyle(`${notSent} ${message} > h2`, {
  '@media': { [from('medium')]: { gridColumn: '1 / 6', gridRow: '1 / span 2' } },
});
/** Leaves the last three columns to the promo card. */
export const nextSteps = style({
  gridColumn: '1 / -1',
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: { gridColumn: '6 / 13' },
    [from('desktop')]: { gridColumn: '6 / 10' },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  padding: '12px 0 15px',
  borderBottom: borders.hair,
});
export const stepText = style({ display: 'grid', gap: '4px' });
export const number = style({ ...typeStyle('figure'), color: vars.color.muted });
export const link = style({ display: 'grid' });
