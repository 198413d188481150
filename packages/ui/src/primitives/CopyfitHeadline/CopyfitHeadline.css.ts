import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { face } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { families } from '../../tokens/type.ts';
import type { leadings } from './CopyfitHeadline.tsx';
import { headlineType, pencilType } from './headlineType.ts';
import { place, scales } from './setting.ts';
import { strike as stroke } from './strike.ts';

const { style, globalStyle } = stylesIn('primitives');

const headline = {
  ...face('display'),
  fontKerning: 'normal',
  // Without it some systems round every advance to a pixel: two or three a line.
  textRendering: 'geometricPrecision',
} as const;

/** A headline is the container that its type is sized by. */
export const root = style({
  ...headline,
  display: 'block',
  containerType: 'inline-size',
  // Hanging marks would move the edge that is fitted.
  hangingPunctuation: 'none',
});
/** A line out of sight, at 1000 px an em, for the browser to measure. */
export const probe = style({
  ...headline,
  position: 'absolute',
  visibility: 'hidden',
  width: 'max-content',
  whiteSpace: 'nowrap',
  fontSize: '1000px',
  letterSpacing: `${headlineType.letterSpacing}em`,
});

export const uppercase = style({ textTransform: 'uppercase' });

const leading = (lineHeight: number) => style({ lineHeight });
export const leads = {
  0.72: leading(0.72),
  0.8: leading(0.8),
  0.82: leading(0.82),
  0.84: leading(0.84),
  0.86: leading(0.86),
  0.9: leading(0.9),
  0.92: leading(0.92),
  1: leading(1),
} satisfies Record<(typeof leadings)[number], string>;
/** Narrow sheets break lines anywhere: the descenders of one must clear the ascenders of the next. */
globalStyle([leads[0.82], leads[0.86], leads[0.9], leads[0.92]].map(lead => `.${lead}`).join(', '), {
  '@media': { [below('large')]: { lineHeight: 0.94 } },
});

for (const { at, digits } of Object.values(scales)) {
  for (let index = at; index < at + digits; index++) {
    for (let digit = 0; digit < 16; digit++) {
      globalStyle(`.${place(index)}${digit.toString(16)}`, {
        vars: { [`--${place(index)}`]: String(digit) },
      });
    }
  }
}

/** A scale's value, summed from the digits that the line's classes set. */
function value({ at, digits, from: least, step }: (typeof scales)[keyof typeof scales]): string {
  let steps = `var(--${place(at)})`;
  for (let index = at + 1; index < at + digits; index++) steps = `(${steps} * 16 + var(--${place(index)}))`;
  return `(${least} + ${steps} * ${step})`;
}

/**
 * A hundredth of the measure; less of it for readers who set all letters apart (WCAG 1.4.12), which no selector tells of.
 * Their line height does: headlines are set solid, at 1 or closer, and only such a reader's own style makes it more.
 */
const unit = 'max(.66cqi, 1cqi - 99 * max(0px, 1lh - 1em))';

/** What is set as a line: one of the headline's, or a chunk of one on narrow sheets. */
export const line = style({
  display: 'block',
  width: 'max-content',
  whiteSpace: 'nowrap',
  fontSize: `calc(${value(scales.size)} * ${unit})`,
  // On the line, not above it: there an em would be inherited as pixels.
  letterSpacing: `${headlineType.letterSpacing}em`,
  // Blink rounds font-stretch to quarter percents, up to 2.4 px a line: it chooses what stands in until Archivo is there.
  fontStretch: `calc(${value(scales.width)} * 1%)`,
  fontVariationSettings: `"wdth" calc(${value(scales.width)})`,
  marginInlineStart: `calc(${value(scales.offset)} * -1em)`,
});
/** A line that narrow sheets break into its chunks. */
export const breaking = style({
  display: 'contents',
  '@media': { [from('large')]: { display: 'block' } },
});
/** A chunk of such a line: on wide sheets a run of its words. */
export const chunk = style({
  '@media': {
    [from('large')]: {
      display: 'inline',
      fontSize: 'inherit',
      fontStretch: 'inherit',
      fontVariationSettings: 'inherit',
      marginInlineStart: 0,
    },
  },
});

export const struck = style({ position: 'relative', display: 'inline-block', textDecoration: 'none' });
/** Newsreader's display cut, at every size of the type, so that its width in em is one. */
export const written = style({
  display: 'inline-block',
  color: vars.color.pencil,
  textDecoration: 'none',
  fontFamily: families.text,
  fontSize: `${pencilType.size}em`,
  fontStyle: 'italic',
  fontWeight: pencilType.weight,
  fontVariationSettings: `"opsz" ${pencilType.opticalSize}`,
  letterSpacing: `${pencilType.letterSpacing}em`,
  lineHeight: 0.5,
});

const draw = keyframes({
  from: { clipPath: 'inset(-40% 100% -40% -5%)' },
  to: { clipPath: 'inset(-40% -5% -40% -5%)' },
});
const percent = (share: number) => `${Math.round(share * 100)}%`;
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
    // A wipe, not stroke-dashoffset: dashes are measured wrongly under non-scaling-stroke.
    [motionAllowed]: { animation: `${draw} ${duration.draw}ms 300ms both ${easing.draw}` },
  },
});

/**
 * Behind forced colors the browser lays a plate under each line, and here it would cover the feet of the line above.
 * Headlines take the reader's colors without it.
 */
const forced = '(forced-colors: active)';
globalStyle(`.${root}`, { '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } } });
globalStyle(`a .${root}`, { '@media': { [forced]: { color: 'LinkText' } } });
globalStyle(`.${written}`, { '@media': { [forced]: { color: 'inherit' } } });
