import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('templates');

/** Reserves height for the settings while they load. */
export const content = style({ paddingTop: '40px', minHeight: '40vh' });
