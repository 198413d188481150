import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('primitives');

export const range = style({ whiteSpace: 'nowrap' });
