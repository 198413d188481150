// The style that the `<summary>` of every `<details>` element has.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusState, hoverState } from './states.ts';
import { typeStyle } from './type.ts';

/** A heading with a plus sign at its end, which becomes a minus sign when the element is open. `sign` is the position of that sign. */
export const summaryStyle = (sign: { insetInlineEnd: string; top: string }): StyleRule => ({
  ...typeStyle('head'),
  position: 'relative',
  display: 'block',
  // 8 px wider than its text on both sides, so that the focus ring does not touch it.
  margin: '0 -8px',
  paddingBlock: '12px',
  paddingInline: '8px 56px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`&${hoverState}`]: { color: vars.color.pencil },
    // Keeps the focus ring away from the content below.
    [`&${focusState}`]: { outlineOffset: 0 },
    // Drawn with borders, which forced colors keep.
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      ...sign,
      width: '20px',
      borderTop: '3px solid currentcolor',
    },
    '&::after': { rotate: '90deg' },
    'details[open] > &::after': { display: 'none' },
  },
});
