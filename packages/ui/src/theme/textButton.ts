import type { StyleRule } from '@vanilla-extract/css';

const hover = { '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' } };

/** How what leads somewhere is underlined. */
export const underlined = {
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: hover,
} satisfies StyleRule;

/** A button that is read as a link is. Whoever sets it gives it its 44 px. */
export const textButton = {
  ...underlined,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} satisfies StyleRule;
