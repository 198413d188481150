import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** All rows have the same height, so that the lines between them are continuous. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.gutter,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const item = style({
  position: 'relative',
  borderTop: borders.fine,
  padding: '8px 0 32px',
  '::before': columnRule('8px', '24px'),
  selectors: { '&:first-child::before': { display: 'none' } },
  '@media': {
    [from('medium')]: { selectors: { '&:nth-child(3n + 1)::before': { display: 'none' } } },
    [below('medium')]: { '::before': { display: 'none' } },
  },
});
export const text = style({ marginTop: '8px' });
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
});
