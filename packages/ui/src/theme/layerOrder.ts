/** The layers of the cascade, weakest first. */
export const layerOrder = [
  'reset',
  'theme',
  'primitives',
  'components',
  'patterns',
  'flows',
  'templates',
] as const;
export type LayerName = (typeof layerOrder)[number];
