// Shared styles of radio buttons: a segmented control, and a plain radio button. Colors: `paper` is the page's background, `ink` is text.
import type { StyleRule } from '@vanilla-extract/css';
import { forcedState, hoverState } from './states.ts';
import { vars } from './contract.css.ts';
import { typeStyle } from './type.ts';

/** The label of a radio button in a segmented control; the selected one has inverted colors. */
export const segment: StyleRule = {
  ...typeStyle('label'),
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper },
    [`&${hoverState}:not(:has(:checked))`]: {
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    [`&:is(:has(:focus-visible), ${forcedState('focus')})`]: {
      outline: `3px solid ${vars.color.pencil}`,
      outlineOffset: '3px',
      // Draws the focus ring over the other segments.
      zIndex: 1,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
};

/** The invisible input of a segment. It is as large as its label, so that screen magnifiers move to the label. */
export const segmentRadio: StyleRule = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
};

/** A visible radio button: a ring with a blue dot. */
export const radioStyle: StyleRule = {
  appearance: 'none',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: 0,
  padding: '3px',
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: '50%',
  selectors: {
    '&:checked': { borderColor: vars.color.pencil, background: `${vars.color.pencil} content-box` },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
};
