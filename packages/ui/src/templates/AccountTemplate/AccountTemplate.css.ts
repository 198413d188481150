import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('templates');

/** As high as what will stand there, as far as that is known. */
export const file = style({ paddingTop: '40px', minHeight: '40vh' });
