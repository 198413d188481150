// Styles of `Faq`, a list of questions that open their answers.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from, withLargeText } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** A line only below the headline: beside it, the section has one already, and the first question is as high as the headline. */
export const questions = style({
  '@media': {
    [below('small')]: { borderTop: borders.fine },
    [from('small')]: { marginTop: '-12px' },
    [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});

/** In half of the page, the headline is smaller than the name of the page's subject. */
export const title = style({
  maxWidth: '70%',
  marginBottom: '24px',
  '@media': { [from('medium')]: { maxWidth: `calc(50% - ${vars.gutter} / 2)` } },
});
/** Questions in two columns below the headline. */
export const inTwo = style({
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.gutter,
    },
    [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});
// Of an odd number of questions, the last one is as wide as both columns.
globalStyle(`${inTwo} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
