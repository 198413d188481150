// Styles of `Faq`, a list of questions that open their answers.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** The questions: on narrow screens below the headline, on wider screens beside it. */
export const questions = style({
  borderTop: borders.fine,
  '@media': {
    [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});

/** The headline above the questions. Its letters, such as `g`, reach into the space below it. */
export const title = style({ marginBottom: '36px' });
/** Questions in two columns below the headline. */
export const twoColumns = style({
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.gutter,
    },
    [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});
