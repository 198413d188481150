// Styles of `Toast`, a message at the bottom of the window. Colors: `paper` is the page's background, `ink` is text.
import { keyframes } from '@vanilla-extract/css';
import { focusState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('components');

/** The place of the toast at the bottom of the window. Without a toast it is empty and has no size. */
export const viewport = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.pageMargin,
  bottom: '16px',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  ...borderRadiusOf('surface'),
  // An open dialog sets `pointer-events: none` on the body, which would disable the dismiss button.
  pointerEvents: 'auto',
  selectors: { '&[data-tone]': { border: borders.fine, background: vars.color.surface } },
  '@media': {
    [from('medium')]: { insetInlineEnd: 'auto', width: '400px' },
    [from('large')]: { bottom: '24px' },
    print: { display: 'none' },
  },
});
/** Focused elements scroll to a place above the toast. */
globalStyle(`:root:has(${viewport}[data-tone])`, { scrollPaddingBottom: '11rem' });

/** Moves a new toast in from below. */
const slideIn = keyframes({ from: { clipPath: 'inset(100% 0 0)', translate: '0 16px' } });
/** Moves the text of a new toast into its place. */
const shift = keyframes({ from: { translate: '2px 2px' } });

export const toast = style({
  '@media': { [motionAllowed]: { animation: `${slideIn} ${duration.short}ms ${easing.decelerate}` } },
});

/** The strip at the top that names the kind of message, such as an error. */
export const toneLabel = style({
  ...typeStyle('label'),
  letterSpacing: '.02em',
  textTransform: 'uppercase',
  padding: '14px 16px',
  color: vars.color.paper,
  background: vars.color.ink,
  borderBottom: `3px dotted ${vars.color.surface}`,
  selectors: { '[data-tone="destructive"] &': { background: vars.color.critical } },
});
/** The title, the text and the link of the toast. */
export const body = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px 16px',
  overflowWrap: 'anywhere',
  '@media': { [motionAllowed]: { animation: `${shift} ${duration.short}ms ${easing.decelerate}` } },
});
/** The button that closes the toast. */
export const dismiss = style({
  ...typeStyle('label'),
  ...textButton,
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  minHeight: '44px',
  padding: '14px 16px',
  color: vars.color.paper,
  selectors: {
    ...textButton.selectors,
    [`&${focusState}`]: { outlineColor: 'currentcolor', outlineOffset: '-6px' },
  },
});
