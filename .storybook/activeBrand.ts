// The brand that Storybook shows, and its theme. An edition is a color theme: `day` (light) or `night` (dark).
import type { Theme } from '@fit-to-print/ui/brands/theme';
import { brands, defaultBrand, isBrand } from './brands.ts';

/** The brand that the toolbar has written into the URL of the frame that shows a story (`globals=brand:gazette`). Node has no URL. */
const brandInUrl = /\bbrand:(\w+)/.exec(
  new URLSearchParams('location' in globalThis ? window.location.search : '').get('globals') ?? '',
)?.[1];

export const activeBrand = brandInUrl !== undefined && isBrand(brandInUrl) ? brandInUrl : defaultBrand;

/** The values of that brand's theme, which the type `Theme` explains. Storybook uses this module in place of `@fit-to-print/ui/brand`, which exports one theme only. */
export const {
  name,
  editions,
  nightParts,
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
