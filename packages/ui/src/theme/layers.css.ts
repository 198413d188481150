import { globalLayer } from '@vanilla-extract/css';

/** The cascade, weakest first, and the first import of every stylesheet: order never depends on who imported whom. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  patterns: globalLayer('patterns'),
  flows: globalLayer('flows'),
  templates: globalLayer('templates'),
};
export type LayerName = keyof typeof layers;
