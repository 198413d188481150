import type { Theme } from '@fit-to-print/ui/brands/theme';
import { brands, defaultBrand, isBrand } from './brands.ts';

/** The toolbar sets `brand:gazette` among the globals in the URL of the frame that shows a story. Node has no such URL. */
const brandInUrl = /\bbrand:(\w+)/.exec(
  new URLSearchParams('location' in globalThis ? window.location.search : '').get('globals') ?? '',
)?.[1];

export const activeBrand = brandInUrl !== undefined && isBrand(brandInUrl) ? brandInUrl : defaultBrand;

/** Replaces `@fit-to-print/ui/brand`, which holds one brand: Storybook can show every brand. */
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
  averageBearings,
  pencilAdvance,
  ascents,
  descents,
  pencilAscents,
  pencilDescents,
  baselineOffset,
  strike,
}: Theme = brands[activeBrand];
