import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesIn('patterns');

export const grid = style({
  display: 'grid',
  gap: `32px ${vars.gutter}`,
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
export const say = style({
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  '@media': {
    [from('medium')]: { gridColumn: '1 / 6' },
    [from('large')]: { paddingInlineEnd: '24px' },
  },
});

/** To be cut out along the dashes. */
export const coupon = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '16px 32px',
  padding: '24px 16px',
  border: `2px dashed ${vars.color.ink}`,
  background: vars.color.sheet,
  '@media': {
    [from('medium')]: { gridColumn: '6 / 13' },
    [from('large')]: { gridTemplateColumns: '1fr 1fr', rowGap: '24px', padding: '32px' },
  },
});
export const shears = style({
  position: 'absolute',
  insetInlineStart: '32px',
  top: '-13px',
  width: '36px',
  height: '24px',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.75,
});
export const wide = style({ gridColumn: '1 / -1' });
/** Two lines to fill in, inked like the others; written on, it grows. */
globalStyle(`${wide} textarea`, {
  backgroundImage: `linear-gradient(transparent calc(100% - 1px), ${vars.color.ink} 0)`,
});

export const foot = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '12px',
  '@media': { [from('large')]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: '24px' } },
});
