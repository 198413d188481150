import type { Theme } from '@fit-to-print/ui/brands/theme';
import { brands, defaultBrand, isBrand } from './brands.ts';

/** `brand:gazette` among the globals in the address of the story's frame, which the toolbar sets. Node has no address. */
const chosen = /\bbrand:(\w+)/.exec(
  new URLSearchParams('location' in globalThis ? window.location.search : '').get('globals') ?? '',
)?.[1];

export const activeBrand = chosen !== undefined && isBrand(chosen) ? chosen : defaultBrand;

/** In place of `@fit-to-print/ui/brand`: Storybook shows all brands, one after the other. */
export const {
  name,
  editions,
  lamplight,
  faces,
  fallbacks,
  smallFigures,
  fontNames,
  families,
  pencilFamily,
  weights,
  boldWeight,
  typeStyles,
  pageSpace,
  radius,
  rules,
  hasDoubleRule,
  duration,
  easing,
  widthAxis,
  headlineAxes,
  masters,
  wordSpacing,
  headlineType,
  pencilType,
  advances,
  otherAdvance,
  narrowLetters,
  stretch,
  averageSpacing,
  pencilAdvance,
  ascents,
  descents,
  pencilAscents,
  pencilDescents,
  baselineOffset,
  strike,
}: Theme = brands[activeBrand];
