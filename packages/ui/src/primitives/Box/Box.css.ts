// Styles of `Box`, a container with padding, an optional background, and optionally the width of a page.
import { vars } from '../../theme/contract.css.ts';
import { framedSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { pageMaxWidth } from '../../tokens/space.ts';

const { style } = stylesInLayer('primitives');

/** `surface` is a raised area on the paper (the background of the page). */
export const backgrounds = {
  none: undefined,
  surface: style(framedSurface),
};
/** The width of a page, with its margins: at most 1600 px. It is more in very wide windows, in which the root font size grows. */
export const pageWidth = style({
  maxWidth: `max(${pageMaxWidth}px, ${pageMaxWidth / 16}rem)`,
  marginInline: 'auto',
  paddingInline: vars.pageMargin,
});
