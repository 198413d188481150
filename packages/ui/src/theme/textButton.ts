// Shared styles of links and of buttons that look like links.
import { hoverState } from './states.ts';
import type { StyleRule } from '@vanilla-extract/css';

/** A hovered link has a thicker underline. */
const hover = { [`&${hoverState}`]: { textDecorationThickness: '3px' } };

/** The underline of links. */
export const underlined = {
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: hover,
} satisfies StyleRule;

/** A button that looks like a link. The caller adds padding for a click target of 44 px. */
export const textButton = {
  ...underlined,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} satisfies StyleRule;
