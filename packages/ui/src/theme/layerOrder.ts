/** The CSS cascade layers of the components, from the lowest precedence to the highest. */
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
