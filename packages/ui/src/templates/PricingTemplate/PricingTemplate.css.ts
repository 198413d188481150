// Styles of the page with all prices. Colors: `pencil` is the accent of links and buttons.
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The list of prices, below the introduction. */
export const prices = style({ borderTop: borders.bold });
globalStyle(`${prices} > li`, { display: 'grid' });
/** The row of one service: a link with its name and its price. */
export const price = style({
  // On narrow screens the price of every row is below the name.
  display: 'grid',
  gap: '2px 16px',
  padding: '5px 0',
  borderBottom: borders.hair,
  textDecoration: 'none',
  '@media': {
    // The first screen of a phone has room for all rows.
    [below('medium')]: { padding: '4px 0' },
    [from('desktop')]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  },
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
/** Underlined, so that the row looks like the link that it is. */
export const name = style({
  ...typeStyle('head'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
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
