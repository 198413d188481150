import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { measure } from '../../tokens/space.ts';

const { style } = stylesIn('components');

export const root = style({
  borderBottom: rules.hair,
  selectors: {
    '&::details-content': { blockSize: 0, overflow: 'clip' },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [motionAllowed]: {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          transition: `block-size ${duration.press}ms ${easing.settle}, content-visibility ${duration.press}ms allow-discrete`,
        },
      },
    },
    /** On paper there is nothing to press: every answer is printed. */
    print: {
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const summary = style({
  ...type('head'),
  position: 'relative',
  display: 'block',
  // Wider than its words by 8 px on either side, so that the ring keeps off them.
  margin: '0 -8px',
  padding: '12px 56px 12px 8px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil },
    // The ring keeps off the answer.
    '&:is(:focus-visible, [data-force~="focus"])': { outlineOffset: 0 },
    /** A plus of two rules; open, it is a minus. Borders, so that forced colors keep them. */
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

export const matter = style({ maxWidth: `${measure}ch`, padding: '8px 48px 24px 0' });
