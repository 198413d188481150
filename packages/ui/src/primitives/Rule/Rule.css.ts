import '../../theme/layers.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('primitives');

const line = (border: string) => style({ border: 0, borderTop: border, margin: 0 });
export const weights = { hair: line(rules.hair), fine: line(rules.fine), bold: line(rules.bold) };
