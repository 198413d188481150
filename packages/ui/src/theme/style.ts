import { globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';
import type { LayerName } from './layerOrder.ts';
import { layers } from './layers.css.ts';

/** `style` and `globalStyle` that put their rules in one cascade layer. */
export const stylesInLayer = (layer: LayerName) => ({
  style: (rule: StyleRule, debugId?: string): string =>
    style({ '@layer': { [layers[layer]]: rule } }, debugId),
  globalStyle: (selector: string, rule: GlobalStyleRule): void =>
    globalStyle(selector, { '@layer': { [layers[layer]]: rule } }),
});
