import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

const night = byNight({
  color: `color-mix(in oklab, ${vars.color.field}, ${vars.color.placeholderText})`,
})['@media'];

/**
 * On screens, large struck words are paler than the words around them, so that the stroke is seen. They keep 3:1, as large text needs.
 */
export const struckLarge: StyleRule = {
  '@media': { ...night, screen: { ...night.screen, color: vars.color.field } },
};
