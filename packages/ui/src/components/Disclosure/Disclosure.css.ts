// Styles of `Disclosure`, a `<details>` element: a question that opens its answer.
// `measure` is the longest line of text, in characters.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { summaryStyle } from '../../theme/summary.ts';
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
  ...summaryStyle({ insetInlineEnd: '12px', top: '24px' }),
  textWrap: 'balance',
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
