import '../../theme/layers.css.ts';
import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style } = stylesIn('patterns');

/** Set while a company is lit: the ink of its name, and of the names that recede. */
export const spot = createVar('spot');
export const unlit = createVar('unlit');
/** The link that is pointed at, which counts where something can hover: elsewhere a tap would leave it so. */
export const pointed = 'a:is(:hover, [data-force~="hover"])';
export const hovers = '(any-hover: hover)';
/** Set aside by the pointer, where that points at another. */
export const focused = 'a:focus-visible';

/** One list for each order, of which one is shown: what is seen is what is read aloud and tabbed through. */
export const orders = {
  narrow: style({ '@media': { [from('medium')]: { display: 'none' } } }),
  wide: style({ display: 'none', '@media': { [from('medium')]: { display: 'block' } } }),
};

export const note = style({ ...type('label'), marginBottom: '8px', color: vars.color.muted });

export const company = style({ borderBottom: borders.hair });
export const link = style({ display: 'block', paddingTop: '16px', textDecoration: 'none' });

const spotted = keyframes({ 'from, to': { color: spot } });
const settling = keyframes({ from: { translate: '2px 2px' } });

export const name = style({
  paddingBottom: '12px',
  color: fallbackVar(unlit, 'currentcolor'),
  selectors: { [`${focused} > &`]: { color: fallbackVar(spot, 'currentcolor') } },
  '@media': {
    [hovers]: {
      selectors: {
        [`${pointed} > &`]: { color: fallbackVar(spot, 'currentcolor') },
        [`ol:has(a:hover) a:not(:hover) > &`]: { color: fallbackVar(unlit, 'currentcolor') },
      },
    },
    [`${hovers} and ${motionAllowed}`]: {
      selectors: {
        [`:is(${pointed}, ${focused}) > &`]: {
          animation: `${settling} ${duration.press}ms ${easing.settle}`,
        },
      },
    },
    [`(any-hover: none) and ${motionAllowed}`]: {
      selectors: {
        [`ol:not(:has(${focused})) &`]: { animationName: spotted, animationTimeline: '--company' },
      },
    },
  },
});

export const meta = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  alignItems: 'baseline',
  paddingBottom: '8px',
});
export const number = style({
  gridColumn: '1 / 4',
  '@media': { [from('medium')]: { gridColumn: '1 / 3' } },
});
export const description = style({
  ...type('small'),
  gridColumn: '1 / -1',
  paddingTop: '4px',
  '@media': { [from('medium')]: { ...type('body'), gridColumn: '3 / 10', paddingTop: 0 } },
});
/** Filled when it runs, open while it is on press. The word says it; the mark only repeats it. */
export const status = style({
  ...type('label'),
  gridArea: '1 / 4 / auto / -1',
  textAlign: 'end',
  '::before': {
    content: '',
    display: 'inline-block',
    width: '10px',
    height: '10px',
    marginInlineEnd: '8px',
    border: '1.5px solid currentcolor',
    verticalAlign: '-.5px',
  },
  selectors: { '&[data-status="live"]::before': { borderWidth: '5px' } },
  '@media': { [from('medium')]: { gridArea: 'auto / 10 / auto / -1' } },
});
