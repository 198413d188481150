// Styles of `CompanyShowcase`, a list of companies. A hovered or focused company gives its colors to the page.
import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** CSS variables that are set while a company is active: the color of its name, and of the other names. */
export const activeNameColor = createVar('activeNameColor');
export const inactiveNameColor = createVar('inactiveNameColor');
/** A hovered link. Use it with `canHover`: on touch screens a tapped link would stay hovered. */
export const hoveredLink = `a${hoverState}`;
export const canHover = '(any-hover: hover)';
/** A focused link, or one that the site's script has marked. A hovered one has precedence. */
export const focusedLink = 'a:is(:focus-visible, [data-active])';

/** There is one list for each order of the companies; one of the two is displayed. */
export const orders = {
  narrow: style({ '@media': { [from('medium')]: { display: 'none' } } }),
  wide: style({
    display: 'none',
    '@media': {
      [from('medium')]: { display: 'block' },
      print: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
        columnGap: vars.gutter,
      },
    },
  }),
};

export const company = style({ borderBottom: borders.hair });
export const link = style({ display: 'block', paddingTop: '16px', textDecoration: 'none' });
/** The first name is farther from the text above it. In print, companies are beside each other. */
globalStyle(`${company}:first-child > a`, {
  paddingTop: '2rem',
  '@media': { print: { paddingTop: '16px' } },
});

/** On touch screens, a company is active while it is in the middle of the window. */
const activeColor = keyframes({ 'from, to': { color: activeNameColor } });
/** Moves the name of an active company into its place. */
const shift = keyframes({ from: { translate: '2px 2px' } });

export const name = style({
  paddingBottom: '12px',
  color: fallbackVar(inactiveNameColor, 'currentcolor'),
  selectors: { [`${focusedLink} > &`]: { color: fallbackVar(activeNameColor, 'currentcolor') } },
  '@media': {
    [canHover]: {
      selectors: {
        [`${hoveredLink} > &`]: { color: fallbackVar(activeNameColor, 'currentcolor') },
        [`ol:has(a:hover) a:not(:hover) > &`]: { color: fallbackVar(inactiveNameColor, 'currentcolor') },
      },
    },
    [`${canHover} and ${motionAllowed}`]: {
      selectors: {
        [`:is(${hoveredLink}, ${focusedLink}) > &`]: {
          animation: `${shift} ${duration.short}ms ${easing.decelerate}`,
        },
      },
    },
    [`(any-hover: none) and ${motionAllowed}`]: {
      selectors: {
        [`ol:not(:has(${focusedLink})) &`]: { animationName: activeColor, animationTimeline: '--company' },
      },
    },
  },
});

/** The name of a company that is not published yet is half printed: hatched, and solid while it is active. */
globalStyle(`${link}:not(:hover, :focus-visible, [data-active]) > [data-status="cooking"] > h3`, {
  '@media': {
    'screen and (forced-colors: none)': {
      background:
        'repeating-linear-gradient(135deg, currentcolor 0 calc(1px + .08vw), #0000 0 calc(2px + .16vw)) text',
      WebkitTextFillColor: '#0000',
      // Small letters need fine lines and an outline.
      WebkitTextStroke: '1px',
    },
  },
});

/** The number, the description and the status, in one row on wide screens. */
export const meta = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  alignItems: 'baseline',
  paddingBottom: '8px',
  '@media': { print: { display: 'block' } },
});
/** Narrow screens have another order, and no numbers. */
export const number = style({
  display: 'none',
  gridColumn: '1 / 3',
  '@media': { [from('medium')]: { display: 'block' } },
});
export const description = style({
  ...typeStyle('small'),
  textWrap: 'balance',
  gridColumn: '1 / -1',
  paddingTop: '4px',
  '@media': {
    [from('medium')]: { fontSize: '1.125rem', gridColumn: '3 / 10', paddingTop: 0 },
  },
});
/** The status, after a square that is filled for a live company. The square needs no text, because the word says the same. */
export const status = style({
  ...typeStyle('label'),
  gridArea: '1 / 1 / auto / -1',
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
  '@media': { [from('medium')]: { gridArea: 'auto / 10 / auto / -1', textAlign: 'end' } },
});
