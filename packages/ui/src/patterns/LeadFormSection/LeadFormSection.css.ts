// Styles of `LeadFormSection`: an introduction, and beside it a form that is drawn as a coupon (a box to cut out of a newspaper). Colors:
// `ink` is text.
import { borderRadiusOf } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const grid = style({
  display: 'grid',
  gap: `32px ${vars.gutter}`,
  '@media': { [from('small')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
export const intro = style({
  display: 'grid',
  gap: '24px',
  // The preview fills what is left beside the forms.
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [from('small')]: { gridColumn: '1 / 6', paddingInlineEnd: '24px' },
  },
});
/** The coupon, and the content below it. */
export const couponColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    // The content below the dashed box is as wide as the page.
    [between('small', 'large')]: { display: 'contents' },
    [from('large')]: { gridColumn: '6 / 13' },
  },
});
globalStyle(`${couponColumn} > *`, { '@media': { [between('small', 'large')]: { gridColumn: '1 / -1' } } });
globalStyle(`${couponColumn} > :first-child`, {
  '@media': { [between('small', 'large')]: { gridColumn: '6 / 13', alignSelf: 'start' } },
});
export const coupon = style({
  position: 'relative',
  border: `2px dashed ${vars.color.ink}`,
  ...borderRadiusOf('surface'),
  background: vars.color.surface,
});
globalStyle(`${coupon} > form`, {
  padding: '24px 16px',
  '@media': { [from('large')]: { padding: '32px' } },
});
/** A dashed line between two forms. */
globalStyle(`${coupon} > form:not(:last-child)`, { borderBottom: `1px dashed ${vars.color.ink}` });
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
