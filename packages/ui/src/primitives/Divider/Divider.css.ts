// Styles of `Divider`, a horizontal line of three weights.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('primitives');

const line = (border: string) => style({ border: 0, borderTop: border, margin: 0 });
/** `hair` is between two parts of a section, `fine` and `bold` are above a section. */
export const weights = { hair: line(borders.hair), fine: line(borders.fine), bold: line(borders.bold) };
