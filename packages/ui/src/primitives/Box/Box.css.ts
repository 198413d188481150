import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { pageMaxWidth } from '../../tokens/space.ts';

const { style } = stylesInLayer('primitives');

export const backgrounds = {
  none: undefined,
  surface: style({ background: vars.color.surface, border: borders.fine }),
};
/** The width of a page: at most 1600 px, with the page margins. */
export const pageWidth = style({
  maxWidth: `${pageMaxWidth}px`,
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
});
