import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { type } from '../../theme/type.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesIn('components');

/** The page under a sheet of dark film; in the night edition it goes under more of its own stock. */
const film = `light-dark(color-mix(in oklab, ${vars.color.ink} 72%, transparent), color-mix(in oklab, ${vars.color.paper} 82%, transparent))`;

export const scrim = style({
  position: 'fixed',
  zIndex: 10,
  inset: 0,
  display: 'grid',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  background: film,
  // Radix silences the page, and gives this back only to an overlay of its own.
  pointerEvents: 'auto',
});
/** Radix would do this with a style element, which the site's policy forbids. */
globalStyle(`:root:has(${scrim})`, { overflow: 'hidden' });

const wipe = keyframes({ from: { clipPath: 'inset(0 0 100%)' } });

export const root = style({
  position: 'relative',
  width: 'min(432px, 100%)',
  height: 'max-content',
  margin: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  /** It has the focus when it opens, and is all that can be seen. */
  outline: 'none',
  '@media': {
    [motionAllowed]: { animation: `${wipe} ${duration.press}ms ${easing.settle}` },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const head = style({
  padding: '16px 24px 12px',
  background: vars.color.pencil,
  color: vars.color.onPencil,
});
export const body = style({ padding: '16px 24px 24px' });
export const title = style({ ...type('title'), marginBottom: '16px', paddingInlineEnd: '64px' });

export const close = style({
  ...type('label'),
  ...textButton,
  position: 'absolute',
  top: '4px',
  insetInlineEnd: '12px',
  minHeight: '44px',
  padding: '12px',
  selectors: {
    ...textButton.selectors,
    [`${head} + &`]: { color: vars.color.onPencil },
    [`${head} + &:is(:focus-visible, [data-force~="focus"])`]: {
      outlineColor: 'currentcolor',
      outlineOffset: '-6px',
    },
  },
});
