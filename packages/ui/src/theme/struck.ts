import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

const mixed = (first: string, second: string) => `color-mix(in oklab, ${first}, ${second})`;

/** Large struck words are paler than the words around them, so that the stroke is seen. They keep 3:1, as large text needs. */
export const struckLarge = {
  color: mixed(vars.color.muted, vars.color.field),
  ...byNight({ color: mixed(vars.color.field, vars.color.placeholderText) }),
} as const;
