import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('primitives');

export const range = style({ whiteSpace: 'nowrap' });
