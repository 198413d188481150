// Styles of `LogoCarousel`, a row of logos that moves in a loop, and a button that pauses it. Colors: `paper` is the page's background,
// `ink` is text.
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { inRightToLeft } from '../../theme/direction.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import { motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The carousel moves only if motion is allowed and scripts run, and not on phones, which have room for two logos: there, and in print, it is a list. */
const moving = `screen and (min-width: ${breakpoints.small}rem) and ${motionAllowed} and (scripting: enabled)`;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.gutter,
  borderBlock: borders.fine,
});
/** Cuts off the moving row. Where nothing moves, it scrolls. */
export const scroller = style({
  flex: 1,
  overflowX: 'auto',
  outlineOffset: '-3px',
  '@media': { [moving]: { scrollbarWidth: 'none' } },
});

const move = keyframes({ to: { translate: '-50%' } });
/** The movement on pages whose text runs from right to left. */
const moveRight = keyframes({ to: { translate: '50%' } });
/** The two lists of logos, which move together. */
export const track = style({
  display: 'flex',
  '@media': {
    [moving]: {
      width: 'max-content',
      minWidth: '200%',
      animation: `${move} 32s linear infinite`,
      selectors: {
        [`${scroller}:is(:hover, :focus-visible) > &, ${root}:has([aria-pressed="true"]) &`]: {
          animationPlayState: 'paused',
        },
        [inRightToLeft]: { animationName: moveRight },
      },
    },
  },
});
/** Animation durations by number of logos, so that a long list is as fast as a short one. Inline styles are forbidden. */
export const durationsByLogoCount = [48, 16, 8].map(minLogos => ({
  minLogos,
  durationStyle: style({ '@media': { [moving]: { animationDuration: `${minLogos * 6}s` } } }),
}));

/** Where the carousel does not move, the logos are in rows of three or four, and none is cut off. The logos of a shorter row are around its middle. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  alignItems: 'center',
  flex: '1 0 auto',
  width: '100%',
  paddingBlock: '16px',
  '@media': {
    [moving]: {
      flexWrap: 'nowrap',
      width: 'auto',
      gap: '36px',
      paddingInlineEnd: '36px',
    },
  },
});
/** The second list of the same logos, which makes the loop seamless. */
export const duplicate = style({
  display: 'none',
  '@media': { [moving]: { display: 'flex' } },
});

export const item = style({
  flex: '0 0 30%',
  padding: '8px',
  '@media': { [moving]: { flex: 'none' } },
});
/** Four, eight or twelve logos are in rows of four. */
globalStyle(`${list}:has(> :nth-child(4n):last-child) > ${item}`, {
  '@media': {
    [`print, (min-width: ${breakpoints.medium}rem) and (prefers-reduced-motion: reduce)`]: {
      flexBasis: '22%',
    },
  },
});
/** Logos are made for a light background. The night edition shows them light on dark, with the same hues. */
export const logo = style({
  width: '7.5rem',
  height: '3.75rem',
  maxWidth: '100%',
  margin: 'auto',
  objectFit: 'contain',
  '@media': {
    [moving]: { maxWidth: 'none' },
    print: { height: '52px' },
    ...byNight({ filter: 'invert(.93) hue-rotate(180deg)' })['@media'],
  },
});
/** Logos grow with the page in wide windows. */
export const largeLogo = style({ '@media': { screen: { width: '11.25rem', height: '5.625rem' } } });

/** The button that pauses the movement. */
export const pause = style({
  ...typeStyle('label'),
  display: 'none',
  flex: 'none',
  maxWidth: '50%',
  padding: '13px 12px',
  border: borders.fine,
  ...borderRadiusOf('button'),
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.paper },
  },
  '@media': {
    [moving]: { display: 'block' },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
