// Styles of `LeadFormSection`: an introduction, and beside it a form that is drawn as a coupon (a box to cut out of a newspaper). Colors:
// `ink` is text.
import { borderRadiusOf } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  // The preview fills what is left beside the coupon. On tablets it is beside the headline, and the coupon below both.
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [between('small', 'large')]: {
      gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.gutter,
    },
    [from('large')]: { gridColumn: '1 / 6', paddingInlineEnd: '24px' },
  },
});
globalStyle(`${intro} > :nth-child(3)`, {
  '@media': { [between('small', 'large')]: { gridArea: '1 / 2 / 3' } },
});
export const coupon = style({
  position: 'relative',
  border: `2px dashed ${vars.color.ink}`,
  ...borderRadiusOf('surface'),
  background: vars.color.surface,
  '@media': { [from('large')]: { gridColumn: '6 / 13' } },
});
globalStyle(`${coupon} > :not(svg)`, {
  padding: '24px 16px',
  '@media': { [from('large')]: { padding: '32px' } },
});
/** A dashed line between two parts of the coupon. */
globalStyle(`${coupon} > :not(svg) + *`, { borderTop: `1px dashed ${vars.color.ink}` });
/** The drawing of scissors on the border of the coupon. */
export const scissors = style({
  position: 'absolute',
  insetInlineStart: '32px',
  top: '-13px',
  width: '36px',
  height: '24px',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.75,
});
