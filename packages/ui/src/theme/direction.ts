// Helpers for pages whose text runs from right to left.
import type { StyleRule } from '@vanilla-extract/css';

type Properties = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@layer'>;

/** Matches an element on a page whose text runs from right to left. The site's build leaves such rules out of other pages. */
export const inRightToLeft = '[dir="rtl"] &';

/** Mirrors a drawing with a direction, such as an arrow, where text runs from right to left. */
export const mirroredInRightToLeft: { readonly [inRightToLeft]: Properties } = {
  [inRightToLeft]: { scale: '-1 1' },
};
