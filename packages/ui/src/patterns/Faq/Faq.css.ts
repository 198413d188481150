import '../../theme/layers.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('patterns');

export const questions = style({ borderTop: rules.fine });
