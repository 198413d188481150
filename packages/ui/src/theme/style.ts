import { globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';
import type { LayerName } from './layerOrder.ts';
import { layers } from './layers.css.ts';

const spaceProperty = /^(padding|margin|gap|rowGap|columnGap)/;
/** Shorter spaces are as thin as lines, which do not grow. */
const leastPx = 4;

const inRem = (value: string): string =>
  value.replace(/(\d+(?:\.\d+)?)px/g, (length, px: string) =>
    Number(px) < leastPx ? length : `${Number(px) / 16}rem`,
  );

/** The rule with its paddings, margins and gaps in rem: on wide windows, the root font size grows with the page. */
const growSpaces = <Rule extends object>(rule: Rule): Rule =>
  Object.fromEntries(
    Object.entries(rule).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'string' && spaceProperty.test(name)) return [name, inRem(value)];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? growSpaces(value) : value];
    }),
  ) as Rule;

/** `style` and `globalStyle` that put their rules in one cascade layer, with their spaces in rem. */
export const stylesInLayer = (layer: LayerName) => ({
  style: (rule: StyleRule, debugId?: string): string =>
    style({ '@layer': { [layers[layer]]: growSpaces(rule) } }, debugId),
  globalStyle: (selector: string, rule: GlobalStyleRule): void =>
    globalStyle(selector, { '@layer': { [layers[layer]]: growSpaces(rule) } }),
});
