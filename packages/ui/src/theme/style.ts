// Functions that write CSS rules for components. Every rule is in a cascade layer, and its lengths grow with the page.
import { globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';
import type { LayerName } from './layerOrder.ts';
import { layers } from './layers.css.ts';

const spaceProperty = /^(padding|margin|gap|rowGap|columnGap)/;
const lineProperty = /^(border|outline|textDecoration|textUnderline)/;
/** Properties of sizes and positions. They grow only if they are short: sizes of ornaments, not limits such as the width of a page. */
const sizeProperty = /^(width|height|min|inset|top|bottom|translate|boxShadow|background)/;
/** Spaces and sizes below this do not grow, because they are as thin as lines. */
const minPx = 4;
/** Sizes above this do not grow, because they are parts of a layout. */
const maxPx = 100;

/** Replaces each length in px that `replacement` returns a value for. */
const replacePx = (value: string, replacement: (px: number) => string | undefined): string =>
  value.replace(/(\d*\.?\d+)px/g, (length, px: string) => replacement(Number(px)) ?? length);
const rem = (px: number) => `${px / 16}rem`;
/**
 * Browsers draw borders in whole pixels, rounded down. A line of 1 px is 2 px from a root font size of 23.7 px (a window of 2,560 px),
 * and never thinner than 1 px.
 */
const lineOf = (px: number) =>
  px > 2 ? rem(px) : `max(${px}px, .13rem - ${Number((16 * 0.13 - px).toFixed(2))}px)`;

/** Returns the value of the property `name` in rem, where such a length grows with the page. */
function growValue(name: string, value: string): string {
  if (spaceProperty.test(name)) return replacePx(value, px => (px < minPx ? undefined : rem(px)));
  if (sizeProperty.test(name))
    return replacePx(value, px => (px < minPx || px > maxPx ? undefined : rem(px)));
  // The underline of a hovered link is always 3 px: it is thick enough in all windows.
  if (lineProperty.test(name) && !(name === 'textDecorationThickness' && value === '3px'))
    return replacePx(value, px => (px === 0 ? undefined : lineOf(px)));
  return value;
}

/** Returns the rule with its spaces, lines and ornaments in rem, because in wide windows the root font size grows with the page. */
const growLengths = <Rule extends object>(rule: Rule): Rule =>
  Object.fromEntries(
    Object.entries(rule).map(([name, value]: [string, unknown]) => {
      if (name === 'vars') return [name, value];
      if (typeof value === 'string') return [name, growValue(name, value)];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? growLengths(value) : value];
    }),
  ) as Rule;

/** `style` and `globalStyle` that put their rules in one cascade layer, with their lengths in rem. */
export const stylesInLayer = (layer: LayerName) => ({
  style: (rule: StyleRule, debugId?: string): string =>
    style({ '@layer': { [layers[layer]]: growLengths(rule) } }, debugId),
  globalStyle: (selector: string, rule: GlobalStyleRule): void =>
    globalStyle(selector, { '@layer': { [layers[layer]]: growLengths(rule) } }),
});
