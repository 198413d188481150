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
export const priceRow = style({
  // Below `desktop`, the price of every row is below the name.
  display: 'grid',
  gap: '2px 16px',
  padding: '5px 0',
  borderBottom: borders.hair,
  textDecoration: 'none',
  '@media': {
    // Less padding, so that all rows fit on the first screen of a phone.
    [below('medium')]: { padding: '4px 0' },
    [from('desktop')]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  },
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
/** The name of the service. It is underlined, because the row is a link. */
export const serviceName = style({
  ...typeStyle('head'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
});
/** The price and what it is for. */
export const price = style({ ...typeStyle('figure'), minWidth: 0, overflowWrap: 'anywhere' });

/** The section on partnerships. */
export const partnerships = style({
  paddingTop: '56px',
  '@media': { [from('large')]: { paddingTop: '80px' } },
});
/** The promo card. */
globalStyle(`${partnerships} > aside`, { marginTop: '48px' });
