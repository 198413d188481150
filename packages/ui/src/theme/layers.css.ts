import { globalLayer } from '@vanilla-extract/css';
import { type LayerName, layerOrder } from './layerOrder.ts';

/** The cascade, and the first import of every stylesheet: order never depends on who imported whom. */
export const layers = Object.fromEntries(layerOrder.map(name => [name, globalLayer(name)])) as Readonly<
  Record<LayerName, string>
>;
