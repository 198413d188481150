import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesIn('components');

/** Where the slip comes out. Empty, it takes no room and catches no press. */
export const desk = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.margin,
  bottom: '16px',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  // A dialog that holds the page still would silence the slip's button too.
  pointerEvents: 'auto',
  selectors: { '&[data-tone]': { border: rules.fine, background: vars.color.surface } },
  '@media': {
    [from('medium')]: { insetInlineEnd: 'auto', width: '400px' },
    [from('large')]: { bottom: '24px' },
    print: { display: 'none' },
  },
});
/** What is focused under the slip scrolls clear of it. */
globalStyle(`:root:has(${desk}[data-tone])`, { scrollPaddingBottom: '11rem' });

const out = keyframes({ from: { clipPath: 'inset(100% 0 0)', translate: '0 16px' } });
const settle = keyframes({ from: { translate: '2px 2px' } });

export const slip = style({
  '@media': { [motionAllowed]: { animation: `${out} ${duration.press}ms ${easing.settle}` } },
});

/** Inked edge to edge; the rest hangs from it by a perforation. */
export const kicker = style({
  ...type('label'),
  letterSpacing: '.02em',
  textTransform: 'uppercase',
  padding: '14px 16px',
  color: vars.color.paper,
  background: vars.color.ink,
  borderBottom: `3px dotted ${vars.color.surface}`,
  selectors: { '[data-tone="destructive"] &': { background: vars.color.stop } },
});
export const words = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px 16px',
  overflowWrap: 'anywhere',
  '@media': { [motionAllowed]: { animation: `${settle} ${duration.press}ms ${easing.settle}` } },
});
export const dismiss = style({
  ...type('label'),
  ...textButton,
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  minHeight: '44px',
  padding: '14px 16px',
  color: vars.color.paper,
  selectors: {
    ...textButton.selectors,
    '&:is(:focus-visible, [data-force~="focus"])': { outlineColor: 'currentcolor', outlineOffset: '-6px' },
  },
});
