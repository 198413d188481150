// Styles of `Dialog`, a modal dialog above a darkened page. Colors: `paper` is the page's background, `ink` is text, `pencil` is the accent
// of links and buttons.
import { radius } from '@fit-to-print/ui/brand';
import { borderRadiusOf } from '../../theme/borders.ts';
import { keyframes } from '@vanilla-extract/css';
import { focusState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('components');

/** Darkens the page: with ink in the day edition, with paper in the night edition. */
const overlayColor = `light-dark(color-mix(in oklab, ${vars.color.ink} 72%, transparent), color-mix(in oklab, ${vars.color.paper} 82%, transparent))`;

/** The darkened page around the dialog. It scrolls if the dialog is taller than the window. */
export const overlay = style({
  position: 'fixed',
  zIndex: 10,
  inset: 0,
  display: 'grid',
  // A long word in the title would make the column wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  background: overlayColor,
  // Radix sets `pointer-events: none` on the body and restores it only for its own overlay.
  pointerEvents: 'auto',
});
/** Stops the page behind from scrolling. Radix would do this with a style element, which the content security policy forbids. */
globalStyle(`:root:has(${overlay})`, { overflow: 'hidden' });

/** Uncovers the dialog from its top to its bottom. */
const reveal = keyframes({ from: { clipPath: 'inset(0 0 100%)' } });

export const root = style({
  position: 'relative',
  width: 'min(432px, 100%)',
  height: 'max-content',
  margin: 'auto',
  background: vars.color.surface,
  ...borderRadiusOf('surface'),
  ...(radius.surface > 0 && { overflow: 'clip' }),
  color: vars.color.ink,
  // The dialog has the focus when it opens; a focus ring around it would not help the user.
  outline: 'none',
  '@media': {
    [motionAllowed]: { animation: `${reveal} ${duration.short}ms ${easing.decelerate}` },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
/** A colored strip at the top that some dialogs have. */
export const header = style({
  padding: '16px 24px 12px',
  background: vars.color.pencil,
  color: vars.color.onPencil,
});
/** The title and the content, below the colored strip. */
export const body = style({ padding: '16px 24px 24px' });
export const title = style({ ...typeStyle('title'), marginBottom: '16px', paddingInlineEnd: '64px' });

/** The button that closes the dialog, in its upper corner. */
export const close = style({
  ...typeStyle('label'),
  ...textButton,
  position: 'absolute',
  top: '4px',
  insetInlineEnd: '12px',
  minHeight: '44px',
  padding: '12px',
  selectors: {
    ...textButton.selectors,
    [`${header} + &`]: { color: vars.color.onPencil },
    [`${header} + &${focusState}`]: {
      outlineColor: 'currentcolor',
      outlineOffset: '-6px',
    },
  },
});
