// Styles of `BenefitList`, up to four columns with a title and a text.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** One column on phones, two on tablets, four on wide screens. */
export const root = style({
  display: 'grid',
  columnGap: vars.gutter,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A line above a list that is not in a section. A section has its own. */
export const alone = style({ borderTop: borders.fine });

/** Side by side, benefits have a vertical line between them; stacked, a horizontal one. */
export const benefit = style({
  position: 'relative',
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  padding: '12px 0',
  selectors: { '& + &': { borderTop: borders.hair } },
  '@media': {
    [from('medium')]: {
      selectors: {
        '&:nth-child(2)': { borderTop: 0 },
        '&:nth-child(even)::before': columnRule('12px', '12px'),
      },
    },
    [from('large')]: {
      selectors: {
        '& + &': { borderTop: 0 },
        '& + &::before': columnRule('12px', '12px'),
      },
    },
  },
});
/** Smaller than the introduction at the top of the page. */
globalStyle(`${benefit} > p:last-child`, {
  fontSize: 'clamp(1.125rem, .75rem + .6vw, 1.4rem)',
  lineHeight: 1.3,
});
