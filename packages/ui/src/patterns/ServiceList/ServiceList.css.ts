import { vars } from '../../theme/contract.css.ts';
import { borders, doubleBorder } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** Set close, as the small ads of a newspaper are. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Each ad of three in a row has its own frame, and each row begins with another one. */
export const item = style({
  position: 'relative',
  padding: '16px 16px 20px',
  border: borders.fine,
  selectors: {
    // Reversed.
    '&:nth-child(4n + 1)': { background: vars.color.ink, color: vars.color.paper },
    // A coupon.
    '&:nth-child(4n + 3)': { padding: '15px 15px 19px', border: `2px dashed ${vars.color.ink}` },
    '&:nth-child(4n)': { ...doubleBorder, paddingTop: '14px' },
  },
});
globalStyle(`${item}:nth-child(4n + 2)`, { background: vars.color.surface });
export const text = style({ marginTop: '8px' });
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
  // Narrow letters close the space of the face.
  wordSpacing: '.12em',
});
