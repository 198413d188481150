import '../../theme/layers.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('patterns');

export const questions = style({ borderTop: borders.fine });
