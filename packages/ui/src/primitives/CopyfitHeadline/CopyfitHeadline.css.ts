// Styles of `CopyfitHeadline`, a headline whose lines all fill their column. The classes of a line are the hexadecimal digits of its fit:
// its size, the width of its letters, its offset and the space above it. Colors: `pencil` is the accent of links and buttons.
import { headlineAxes, wordSpacing } from '@fit-to-print/ui/brand';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { struckLarge } from '../../theme/struck.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { pencilFamily } from '../../tokens/type.ts';
import type { lineHeights } from './CopyfitHeadline.tsx';
import { headlineType, pencilType } from './headlineType.ts';
import { digitName, type Scale, scales } from './lineFit.ts';
import { strike as stroke } from './strike.ts';

const { style, globalStyle } = stylesInLayer('primitives');

const headlineFont = {
  ...familyStyle('display'),
  fontKerning: 'normal',
  // Without this, some systems round the width of every letter to a pixel, which adds up to two or three per line.
  textRendering: 'geometricPrecision',
} as const;

export const root = style({
  ...headlineFont,
  display: 'block',
  containerType: 'inline-size',
  // Hanging punctuation would move the fitted edge.
  hangingPunctuation: 'none',
});
/** A hidden line for measuring: 1 em is 1000 px. */
export const probe = style({
  ...headlineFont,
  position: 'absolute',
  visibility: 'hidden',
  width: 'max-content',
  whiteSpace: 'nowrap',
  fontSize: '1000px',
  letterSpacing: `${headlineType.letterSpacing}em`,
});

export const uppercase = style({ textTransform: 'uppercase' });

const lineHeightStyle = (lineHeight: number) => style({ lineHeight });
/** One class for each line height that a headline can have. */
export const lineHeightStyles = {
  0.72: lineHeightStyle(0.72),
  0.8: lineHeightStyle(0.8),
  0.82: lineHeightStyle(0.82),
  0.84: lineHeightStyle(0.84),
  0.86: lineHeightStyle(0.86),
  0.9: lineHeightStyle(0.9),
  0.92: lineHeightStyle(0.92),
  1: lineHeightStyle(1),
} satisfies Record<(typeof lineHeights)[number], string>;
/** The names of the CSS variables for the digits of a value. */
const digitNames = ({ start, digitCount }: Scale) =>
  Array.from({ length: digitCount }, (_, index) => digitName(start + index));

/** A CSS expression that computes a value from the digits set by the line's classes. */
function digitsValue(scale: Scale): string {
  const [first, ...others] = digitNames(scale).map(name => `var(--${name})`);
  const steps = others.reduce((value, digit) => `(${value} * 16 + ${digit})`, first!);
  return `(${scale.min} + ${steps} * ${scale.step})`;
}

/**
 * A hundredth of the column width, or less if the visitor's own style increases letter spacing (WCAG 1.4.12). CSS cannot
 * detect letter spacing, but such styles also increase the line height, which is otherwise at most 1 in headlines. The tolerance of 0.2 em
 * is for Firefox, which rounds the line height to a sixtieth of a pixel.
 */
const sizeUnit = 'max(.66cqi, 1cqi - 99 * max(0px, 1lh - 1.2em))';

/** A line of the headline. The lines of narrow screens are `chunk`s, which have this class, too. */
export const line = style({
  display: 'block',
  width: 'max-content',
  whiteSpace: 'nowrap',
  fontSize: `calc(${digitsValue(scales.size)} * ${sizeUnit})`,
  // Set here because an inherited em value would be computed from the parent's font size.
  letterSpacing: `${headlineType.letterSpacing}em`,
  // `font-stretch` selects the fallback face until the display face is loaded. Blink rounds it to quarter percents, an error of up to 2.4 px
  // per line, so the display face gets its width from `font-variation-settings`.
  vars: { '--width': digitsValue(scales.width) },
  fontStretch: 'calc(var(--width) * 1%)',
  fontVariationSettings: `"wdth" calc(var(--width))${headlineAxes}`,
  wordSpacing: `max(0em, (${wordSpacing.below} - var(--width)) * ${wordSpacing.perPercent}em)`,
  marginInlineStart: `calc(${digitsValue(scales.offset)} * -1em)`,
  marginBlockStart: `calc(${digitsValue(scales.leading)} * 1em)`,
});
// A line without classes for its leading (the space above it) has none, and must not inherit that of the line around it.
globalStyle(`.${line}`, {
  vars: Object.fromEntries(digitNames(scales.leading).map(name => [`--${name}`, '0'])),
});
for (const name of Object.values(scales).flatMap(digitNames)) {
  for (let digit = 0; digit < 16; digit++) {
    globalStyle(`.${name}${digit.toString(16)}`, { vars: { [`--${name}`]: String(digit) } });
  }
}
/** A line that is divided into its chunks on narrow screens. */
export const dividedLine = style({
  display: 'contents',
  '@media': { [from('small')]: { display: 'block' } },
});
/** A chunk of such a line. On wide screens it is inline. */
export const chunk = style({
  '@media': {
    [from('small')]: {
      display: 'inline',
      fontSize: 'inherit',
      fontStretch: 'inherit',
      fontVariationSettings: 'inherit',
      wordSpacing: 'inherit',
      marginInlineStart: 0,
    },
  },
});

/** A struck-out word. */
export const deletion = style({
  position: 'relative',
  display: 'inline-block',
  textDecoration: 'none',
  ...struckLarge,
});
/** A handwritten word. Its optical size is the same at every font size, so that its width in em is constant. */
export const insertion = style({
  display: 'inline-block',
  color: vars.color.pencil,
  textDecoration: 'none',
  fontFamily: pencilFamily,
  fontSize: `${pencilType.size}em`,
  fontStyle: 'italic',
  fontWeight: pencilType.weight,
  fontVariationSettings: `"opsz" ${pencilType.opticalSize}`,
  letterSpacing: `${pencilType.letterSpacing}em`,
  wordSpacing: 0,
  lineHeight: 0.5,
});
/** A handwritten word with letters that reach far below the line. As the last line on narrow screens, it needs more room below it. */
export const withDescender = style({});
globalStyle(`.${line}:last-child > .${chunk}:last-child:has(.${withDescender})`, { marginBlockEnd: '.16em' });

/** Draws the line from left to right. */
const drawStroke = keyframes({
  from: { clipPath: 'inset(-40% 100% -40% -5%)' },
  to: { clipPath: 'inset(-40% -5% -40% -5%)' },
});
/** A CSS percentage of a share from 0 to 1. */
const percent = (share: number) => `${Math.round(share * 100)}%`;
/** The drawn line through a struck-out word. */
export const strike = style({
  position: 'absolute',
  insetInlineStart: percent(stroke.box.left),
  insetBlockStart: percent(stroke.box.top),
  width: percent(stroke.box.width),
  maxWidth: 'none',
  height: percent(stroke.box.height),
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: `${stroke.strokeWidth}em`,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    // Animated with a clip path, not with stroke-dashoffset: with non-scaling-stroke, dashes have a wrong length.
    [motionAllowed]: { animation: `${drawStroke} ${duration.draw}ms 300ms both ${easing.draw}` },
  },
});

/** A word without tall letters. Its stroke is lower, through the letters instead of along their upper edge. */
export const withoutAscenders = style({});
globalStyle(`.${root}:not(.${uppercase}) .${withoutAscenders} > .${strike}`, {
  insetBlockStart: percent(stroke.box.top + 0.09),
});

/** At the end of a line the stroke is not longer than the word: otherwise a narrow page would scroll sideways. */
globalStyle(`.${chunk} > .${deletion}:last-child > .${strike}`, {
  '@media': { [below('small')]: { width: percent(0.99 - stroke.box.left) } },
});

/**
 * With forced colors the browser draws a background behind each line, which would cover letters of the line above that reach below their line.
 * Headlines use the visitor's colors without this background.
 */
const forcedColors = '(forced-colors: active)';
globalStyle(`.${root}`, { '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } } });
globalStyle(`a .${root}`, { '@media': { [forcedColors]: { color: 'LinkText' } } });
globalStyle(`.${insertion}`, { '@media': { [forcedColors]: { color: 'inherit' } } });
