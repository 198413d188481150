// Styles of `Faq`, a list of questions that open their answers.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from, withLargeText } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** A line only below the headline: beside it, the section has one already, and the first question is as high as the headline. */
export const questions = style({
  '@media': {
    [below('small')]: { borderTop: borders.fine },
    [from('small')]: { marginTop: '-12px' },
    [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});
