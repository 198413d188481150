import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('patterns');

export const root = style({ display: 'grid', gap: '40px' });
