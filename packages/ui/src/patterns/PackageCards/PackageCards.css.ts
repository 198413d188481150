// Styles of `PackageCards`, cards with the prices of packages. One card may have a stamp that recommends it.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const sideBySide = from('medium');
/** The space between cards that are side by side: room for the frame of the one with the stamp. */
const gap = `max(${vars.gutter}, 2rem)`;

export const list = style({
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [sideBySide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap,
    },
  },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '& + &': { borderTop: borders.fine, paddingTop: '16px' } },
  '@media': {
    [sideBySide]: {
      selectors: {
        '& + &': { borderTop: 0, paddingTop: 0 },
        '& + &::before': { ...columnRule('0', '0'), insetInlineStart: `calc(${gap} / -2)` },
      },
    },
  },
});
/**
 * The package with the stamp: a framed surface. Its frame is outside of the card and over the lines beside it, so that the names, prices
 * and buttons of all cards stay in line.
 */
export const stamped = style({
  zIndex: 1,
  outline: borders.fine,
  // Below each other, the cards are as wide as the text of the page, and this one is as wide as the window.
  outlineOffset: vars.pageMargin,
  background: vars.color.surface,
  boxShadow: `0 0 0 ${vars.pageMargin} ${vars.color.surface}`,
  '@media': {
    [sideBySide]: {
      outlineOffset: `calc(${gap} / 2)`,
      boxShadow: `0 0 0 calc(${gap} / 2) ${vars.color.surface}`,
    },
  },
});
/** No second line beside its frame, or above it or below it. */
const besideFrame = `${list} > ${card}:is(${stamped}, ${stamped} + *)`;
globalStyle(besideFrame, { borderTopColor: 'transparent' });
globalStyle(`${besideFrame}::before`, { content: 'none' });
/** The price, and at the end of its line the stamp, or below it if both do not fit in one line. */
export const priceAndStamp = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  marginTop: '8px',
});
/** In cards that are side by side, the stamp is across the upper frame of its card, so that all prices are at one height. */
globalStyle(`${priceAndStamp} > p + *`, {
  '@media': {
    [sideBySide]: {
      position: 'absolute',
      insetInlineEnd: 0,
      top: '-2rem',
      background: vars.color.surface,
    },
  },
});
export const name = style({ ...typeStyle('title'), fontStretch: '90%' });
export const placeAndTerms = style({ ...typeStyle('label'), display: 'block', letterSpacing: 0 });
export const price = style(typeStyle('price'));
export const features = style({
  margin: '16px 0 24px',
  borderTop: borders.hair,
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
globalStyle(`${features} > li`, {
  padding: '8px 0 7px',
  borderBottom: borders.hair,
});
/** Aligns the buttons of all cards. */
export const action = style({ display: 'grid', marginTop: 'auto' });
