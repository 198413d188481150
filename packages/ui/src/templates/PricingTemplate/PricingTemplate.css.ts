// Styles of the page with all prices. Colors: `pencil` is the accent of links and buttons.
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The list of prices, beside the introduction. */
export const prices = style({
  borderTop: borders.bold,
  // As tall as the introduction and the drawing below it.
  '@media': { [between('small', 'desktop')]: { display: 'grid', gridAutoRows: '1fr', height: '100%' } },
});
globalStyle(`${prices} > li`, { display: 'grid' });
/** The row of one service: a link with its name and its price. */
export const price = style({
  // The price is below the name, because the longest row has no room for both in one line on phones, and beside the drawing on desktops.
  display: 'grid',
  alignContent: 'center',
  gap: '6px',
  padding: '8px 0',
  borderBottom: borders.hair,
  textDecoration: 'none',
  // The first screen of a phone has room for all rows.
  '@media': { [below('medium')]: { gap: '3px', padding: '3px 0' } },
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
/** Underlined, so that the row looks like the link that it is. */
export const name = style({
  ...typeStyle('index'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  '@media': { [between('medium', 'desktop')]: { fontSize: '2.25rem', lineHeight: 1 } },
});
/** The price and what it is for. */
export const terms = style({ ...typeStyle('figure'), minWidth: 0, overflowWrap: 'anywhere' });

/** The section on partnerships. */
export const partnerships = style({
  paddingTop: '56px',
  '@media': { [from('large')]: { paddingTop: '80px' } },
});
/** The promo card. */
globalStyle(`${partnerships} > aside`, { marginTop: '48px' });
