import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('patterns');

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', overflowWrap: 'anywhere' });
