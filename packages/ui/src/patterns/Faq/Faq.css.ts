// Styles of `Faq`, a list of questions that open their answers.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { withLargeText } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

export const questions = style({
  borderTop: borders.fine,
  '@media': { [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
