// Styles of `ServiceList`, the services as small advertisements of a newspaper. `ink` is the color of text, and `paper` the background
// color of the page.
import { vars } from '../../theme/contract.css.ts';
import { borders, doubleBorder } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The ads are close together, like the small ads of a newspaper. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** There are four kinds of frame in turn, so that the three ads of a row differ, and each row begins with another kind. */
export const item = style({
  position: 'relative',
  padding: '16px 16px 20px',
  border: borders.fine,
  selectors: {
    // Light text on a dark background.
    '&:nth-child(4n + 1)': { background: vars.color.ink, color: vars.color.paper },
    // A dashed border, like a coupon's.
    '&:nth-child(4n + 3)': { padding: '15px 15px 19px', border: `2px dashed ${vars.color.ink}` },
    '&:nth-child(4n)': { ...doubleBorder, paddingTop: '14px' },
  },
});
globalStyle(`${item}:nth-child(4n + 2)`, { background: vars.color.surface });
export const text = style({ marginTop: '8px' });
/** The first words of an advertisement, in the font of headlines. */
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
  // The space between words would be too small beside narrow letters.
  wordSpacing: '.12em',
});
