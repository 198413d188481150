// The color of large struck-out words, in both color themes (`edition`: day or night).
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

// `field` is the color of the borders of form fields: the palest color with a contrast of 3:1 on the page. By night, a brighter
// color, that of placeholder texts, is as easy to read under the bright stroke. `byNight` returns media queries, among them `screen`, whose rule is merged with the one by day.
const night = byNight({ color: vars.color.placeholderText })['@media'];

/**
 * On screens, large struck-out words are paler than the words around them, so that the stroke is visible. Their contrast is at least 3:1,
 * which WCAG 1.4.3 requires for large text.
 */
export const struckLarge: StyleRule = {
  '@media': { ...night, screen: { ...night.screen, color: vars.color.field } },
};
