// The color of large struck-out words.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

const night = byNight({
  color: `color-mix(in oklab, ${vars.color.field}, ${vars.color.placeholderText})`,
})['@media'];

/**
 * On screens, large struck-out words are paler than the words around them, so that the stroke is visible. Their contrast is at least 3:1,
 * which WCAG 1.4.3 requires for large text.
 */
export const struckLarge: StyleRule = {
  '@media': { ...night, screen: { ...night.screen, color: vars.color.field } },
};
