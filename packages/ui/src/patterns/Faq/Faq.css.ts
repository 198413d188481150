// Styles of `Faq`, a list of questions that open their answers.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('patterns');

export const questions = style({ borderTop: borders.fine });
