import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import { motionAllowed } from '../../tokens/motion.ts';
import { mapLook, mapLookByNight, type MapPart } from './look.ts';
import { type Frame, frames } from './plan.ts';

const { style } = stylesInLayer('patterns');

/** Forced colors do not apply: a picture keeps its colors. */
export const illustration = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.paper,
  forcedColorAdjust: 'none',
});
/** Fills its box. On narrow screens it is smaller than its units, with the middle of the plan in the middle of the box. */
const scaleStyle = (scale: number) => ({
  width: `${frames.plate.width * scale}px`,
  height: `${frames.plate.height * scale}px`,
  // Physical: the map has its west at the left in every language.
  left: '50%',
  top: '50%',
  // A larger box shows more streets.
  overflow: 'visible',
});
const scales = { phone: frames.plate.phone.scale, tablet: 0.7 } as const;
export const plate = style({
  position: 'absolute',
  maxWidth: 'none',
  '@media': {
    [below('small')]: scaleStyle(scales.phone),
    [between('small', 'large')]: scaleStyle(scales.tablet),
    // A box that is lower than the plate shows less of its top, where nothing has a label, and of the edge below its lowest labels.
    [from('large')]: {
      inset: 'auto 0 0',
      translate: '0 1.5%',
      overflow: 'visible',
      width: '100%',
      aspectRatio: `${frames.plate.width} / ${frames.plate.height}`,
      minHeight: '100%',
    },
    // Chromium prints an absolutely positioned item of a grid beside its place.
    print: { position: 'relative', alignSelf: 'end', minHeight: 0 },
  },
});
const toMiddle = ({ width, height, middle: [x, y] }: Frame) => {
  const [left, top] = [x / width, y / height].map(part => `${-Math.round(part * 1e4) / 100}%`);
  return style({ '@media': { [below('large')]: { translate: `${left} ${top}` } } });
};
export const plateMiddles = { plate: toMiddle(frames.plate), leftPlate: toMiddle(frames.leftPlate) };

const north = keyframes({ from: { transform: 'rotate(0deg)' } });
/** From north to its bearing, while the first screen scrolls away. Elsewhere it has its bearing. */
export const turning = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        // On paper it has its bearing, too.
        [`screen and ${motionAllowed}`]: {
          selectors: {
            [`${plate} &`]: {
              animation: `${north} linear both`,
              animationTimeline: 'scroll()',
              animationRange: '0 28rem',
            },
          },
        },
      },
    },
  },
});

const look = mapLook(vars.color);
const lookByNight: Partial<Record<MapPart, object>> = mapLookByNight(vars.color);
const part = (name: MapPart) => style({ ...look[name], ...byNight(lookByNight[name] ?? {}) });
export const parts: Readonly<Record<MapPart, string>> = {
  outskirts: part('outskirts'),
  ground: part('ground'),
  blocks: part('blocks'),
  hatching: part('hatching'),
  edge: part('edge'),
  wave: part('wave'),
  paper: part('paper'),
  solid: part('solid'),
  clearing: part('clearing'),
  trees: part('trees'),
  axis: part('axis'),
  avenueEdge: part('avenueEdge'),
  avenue: part('avenue'),
  letters: style({ ...familyStyle('mono'), ...look.letters }),
};
/** At least 12 px high, also where the plate is smaller than its units. */
export const label = style({
  selectors: {
    [`${plate} &`]: {
      '@media': {
        [below('small')]: { transform: `scale(${frames.plate.phone.labelScale / scales.phone})` },
        [between('small', 'large')]: { transform: `scale(${0.85 / scales.tablet})` },
        // From here the plate is as wide as the page.
        [between('large', 'desktop')]: { transform: 'scale(1.25)' },
      },
    },
  },
});
/** On phones and tablets, the headline is where this label would be. */
export const landmarkLabel = style({
  selectors: { [`${plate} &`]: { '@media': { [below('large')]: { display: 'none' } } } },
});
/** A phone would cut it. */
export const notOnPhone = style({
  selectors: { [`${plate} &`]: { '@media': { [below('small')]: { display: 'none' } } } },
});
/** The corners of a plate are outside a narrow screen. */
export const cornerLabel = style({
  selectors: {
    [`${plate} &`]: {
      '@media': {
        [below('large')]: { display: 'none' },
        [between('large', 'desktop')]: { transform: 'scale(1.25)' },
      },
    },
  },
});

/** In units of the plate. */
export const detailSize = { width: 640, height: 130 } as const;
export const detail = style({
  display: 'block',
  width: '100%',
  height: 'clamp(9rem, 19vw, 16rem)',
  border: borders.fine,
  forcedColorAdjust: 'none',
  // The sheet has the plate itself.
  '@media': { print: { display: 'none' } },
});
