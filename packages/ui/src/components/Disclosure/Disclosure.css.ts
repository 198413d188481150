// Styles of `Disclosure`, a `<details>` element: a question that opens its answer. Colors: `pencil` is the accent of links and buttons.
// `measure` is the longest line of text, in characters.
import { focusState, hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { measure } from '../../tokens/space.ts';

const { style, globalStyle } = stylesInLayer('components');

export const root = style({
  borderBottom: borders.hair,
  selectors: {
    '&::details-content': { blockSize: 0, overflow: 'clip' },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [motionAllowed]: {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          transition: `block-size ${duration.short}ms ${easing.decelerate}, content-visibility ${duration.short}ms allow-discrete`,
        },
      },
    },
    // In print, every disclosure is open.
    print: {
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const summary = style({
  ...typeStyle('head'),
  position: 'relative',
  display: 'block',
  // 8 px wider than its text on both sides, so that the focus ring does not touch it.
  margin: '0 -8px',
  paddingBlock: '12px',
  paddingInline: '8px 56px',
  cursor: 'pointer',
  listStyle: 'none',
  textWrap: 'balance',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`&${hoverState}`]: { color: vars.color.pencil },
    // Keeps the focus ring away from the content below.
    [`&${focusState}`]: { outlineOffset: 0 },
    // A plus sign, or a minus sign when open. Drawn with borders, which forced colors keep.
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: '12px',
      top: '24px',
      width: '20px',
      borderTop: '3px solid currentcolor',
    },
    '&::after': { rotate: '90deg' },
    'details[open] > &::after': { display: 'none' },
  },
});
/** In print there is no plus sign, because every disclosure is open. */
globalStyle(`.${summary}::before, .${summary}::after`, {
  '@media': { print: { display: 'none' } },
});

export const content = style({
  maxWidth: `${measure}ch`,
  paddingBlock: '8px 24px',
  paddingInlineEnd: '48px',
});
