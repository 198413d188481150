import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

const mixed = (first: string, second: string) => `color-mix(in oklab, ${first}, ${second})`;
const night = byNight({ color: mixed(vars.color.field, vars.color.placeholderText) })['@media'];

/**
 * On screens, large struck words are paler than the words around them, so that the stroke is seen. They keep 3:1, as large text needs.
 */
export const struckLarge = {
  '@media': { ...night, screen: { ...night.screen, color: mixed(vars.color.muted, vars.color.field) } },
} as const satisfies StyleRule;
