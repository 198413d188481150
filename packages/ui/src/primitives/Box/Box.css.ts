import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { sheetWidth } from '../../tokens/space.ts';

const { style } = stylesIn('primitives');

export const stocks = {
  none: undefined,
  surface: style({ background: vars.color.surface, border: rules.fine }),
};
/** A page's width: the margins, and 1600 px at most. */
export const page = style({ maxWidth: `${sheetWidth}px`, marginInline: 'auto', paddingInline: vars.margin });
