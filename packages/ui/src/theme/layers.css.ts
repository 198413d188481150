// The CSS cascade layers, which decide which of two rules wins.
import { globalLayer } from '@vanilla-extract/css';
import { type LayerName, layerOrder } from './layerOrder.ts';

/** The cascade layers. `stylesInLayer` imports this file, so their order is declared before the first rule. */
export const layers = Object.fromEntries(layerOrder.map(name => [name, globalLayer(name)])) as Readonly<
  Record<LayerName, string>
>;
