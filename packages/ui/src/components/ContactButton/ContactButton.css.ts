import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('components');

/** Both have one cell of the container, so that the button without script stands where the link stands. */
export const link = style({ display: 'grid', '@media': { '(scripting: none)': { display: 'none' } } });
export const form = style({ display: 'grid' });
