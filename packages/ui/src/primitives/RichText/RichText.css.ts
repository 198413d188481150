// Styles of `RichText`.
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('primitives');

/** A range of numbers, such as `$5,000–$10,000`, which stays on one line. */
export const range = style({ whiteSpace: 'nowrap' });
