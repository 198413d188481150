import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('templates');

export const desk = style({ paddingTop: '56px', '@media': { [from('large')]: { paddingTop: '80px' } } });
