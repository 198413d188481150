import { globalLayer } from '@vanilla-extract/css';
import { type LayerName, layerOrder } from './layerOrder.ts';

/** The cascade layers. Every stylesheet imports this file first, so the order never depends on the import order. */
export const layers = Object.fromEntries(layerOrder.map(name => [name, globalLayer(name)])) as Readonly<
  Record<LayerName, string>
>;
