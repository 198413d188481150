// The color of large struck-out words, in both color themes (`edition`: day or night).
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/**
 * On screens, large struck-out words are paler than the words around them, so that the stroke is visible. `field`, the color of the borders of
 * form fields, is the palest color with a contrast of 3:1 on the page, which WCAG 1.4.3 requires for large text.
 */
export const struckLarge: StyleRule = { '@media': { screen: { color: vars.color.field } } };
