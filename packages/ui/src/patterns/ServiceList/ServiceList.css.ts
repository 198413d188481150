// Styles of `ServiceList`, the services as small advertisements of a newspaper. `ink` is the color of text, and `paper` the background
// color of the page.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** Lines separate the ads, as in the columns of small ads in a newspaper. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.gutter,
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '8px', borderTop: 0 },
  },
});
export const item = style({
  position: 'relative',
  padding: '12px 0 16px',
  borderBottom: borders.hair,
  '@media': {
    [from('medium')]: {
      padding: '8px 0 24px',
      borderTop: borders.fine,
      borderBottom: 0,
      selectors: { '&:not(:nth-child(3n + 1))::before': columnRule('8px', '24px') },
    },
  },
});
globalStyle(`${item} > h3`, { '@media': { screen: { padding: '6px 0 8px' } } });
/**
 * Some names are light on dark, so that the page is not equally light everywhere: with three columns one in each row and in each column,
 * and with one column the first, the middle and the last of nine.
 */
globalStyle(`${item}:nth-child(4n + 1) > h3`, {
  '@media': {
    screen: {
      paddingInline: '12px',
      background: vars.color.ink,
      color: vars.color.paper,
    },
  },
});
export const text = style({ marginTop: '8px' });
/** The first words of an advertisement, in the font of headlines. */
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
  // The space between words would be too small beside narrow letters.
  wordSpacing: '.12em',
});
