// Styles of `StreetMap`, a drawn map of a city's streets. In the frames `streetsRight` and `streetsLeft` the map is as wide as the page,
// with text on it. `paper` is the background color of the page, `ink` that of text, and `pencil` the blue of the most important street.
import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { dark } from '../../theme/themes.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import { motionAllowed } from '../../tokens/motion.ts';
import { mapLook, nightChanges, type MapPart } from './look.ts';
import { phoneBottoms } from './layout.ts';
import { type Frame, frames } from './plan.ts';

const { style } = stylesInLayer('patterns');

const look = mapLook(vars.color);
/** The differences of the night edition (the dark color theme). */
const changesByNight: Partial<Record<MapPart, Readonly<Record<string, string | number>>>> = nightChanges(
  vars.color,
);
/**
 * The differences of the night edition as variables, which the night edition sets on the map. `MapDetail` shows the map in a `<use>`: the
 * selectors of an edition do not match inside of one, but variables are inherited.
 */
const nightVars: Record<string, string> = {};
function part(name: MapPart) {
  const byDay: Readonly<Record<string, string | number>> = look[name];
  const differences = Object.entries(changesByNight[name] ?? {}).map(([property, value]) => {
    const variable = createVar(`${name}-${property}`);
    nightVars[variable] = String(value);
    // Without a value in the day edition, the attribute of the element applies.
    return [property, fallbackVar(variable, String(byDay[property] ?? 'revert-layer'))] as const;
  });
  return style({ ...byDay, ...Object.fromEntries(differences) });
}
/** The class of each part of the map. */
export const parts: Readonly<Record<MapPart, string>> = {
  outskirts: part('outskirts'),
  ground: part('ground'),
  blocks: part('blocks'),
  hatching: part('hatching'),
  streets: part('streets'),
  edge: part('edge'),
  wave: part('wave'),
  paper: part('paper'),
  solid: part('solid'),
  clearing: part('clearing'),
  trees: part('trees'),
  mainStreetArea: part('mainStreetArea'),
  mainStreet: part('mainStreet'),
  diagonalEdge: part('diagonalEdge'),
  diagonal: part('diagonal'),
  letters: style({ ...familyStyle('mono'), ...look.letters }),
};

/** The map has its own colors also in forced-colors mode, because it is a picture. */
export const map = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.paper,
  forcedColorAdjust: 'none',
  ...byNight({ vars: nightVars }),
});
/** The size of a page-wide map that shows a unit of the map as `scale` pixels, with its upper left corner in the middle of its box. */
const scaleStyle = (scale: number) => ({
  width: `${frames.streetsRight.width * scale}px`,
  height: `${frames.streetsRight.height * scale}px`,
  // Physical: the map's west is at the left in every language.
  left: '50%',
  top: '50%',
  // A larger box shows more streets.
  overflow: 'visible',
});
const { phone } = frames.streetsRight;
/** The width of a unit of the map, in pixels. */
const scales = { phone: phone.scale, tablet: 1 } as const;
/** A map that is as wide as the page, at the top of a city's page. */
export const pageWideMap = style({
  position: 'absolute',
  maxWidth: 'none',
  '@media': {
    [below('small')]: scaleStyle(scales.phone),
    [between('small', 'large')]: scaleStyle(scales.tablet),
    // A box that is lower than the map cuts off the map's top and a little of its bottom edge. Neither part has a label.
    [from('large')]: {
      inset: 'auto 0 0',
      translate: '0 1.5%',
      overflow: 'visible',
      width: '100%',
      aspectRatio: `${frames.streetsRight.width} / ${frames.streetsRight.height}`,
      minHeight: '100%',
    },
    // Not absolute in print: there Chromium puts an absolutely positioned item of a grid in the wrong place.
    print: { position: 'relative', alignSelf: 'end', minHeight: 0 },
  },
});
/** Moves the page-wide map, below the large breakpoint, so that the middle of the plan is in the middle of the box. */
const toMiddle = ({ width, height, middle: [x, y] }: Frame) => {
  const [left, top] = [x / width, y / height].map(share => `${-Math.round(share * 1e4) / 100}%`);
  return style({ '@media': { [below('large')]: { translate: `${left} ${top}` } } });
};
export const middles = {
  streetsRight: toMiddle(frames.streetsRight),
  streetsLeft: toMiddle(frames.streetsLeft),
};

/** A map that is lower on phones. */
export const lowered = style({
  '@media': { [below('small')]: { top: `calc(50% + ${phone.lowered}px)` } },
});

/** By the distance from the middle of the plan to the lower edge of a phone's map, in pixels: the map shows the water in the south. */
export const phoneBottomClasses = Object.fromEntries(
  phoneBottoms.map(phoneBottom => [
    phoneBottom,
    style({
      '@media': { [below('small')]: { top: `min(50% + ${phone.lowered}px, 100% - ${phoneBottom}px)` } },
    }),
  ]),
) as Record<(typeof phoneBottoms)[number], string>;

/** Starts with the streets pointing north; the `transform` attribute of the element is where it ends. */
const north = keyframes({ from: { transform: 'rotate(0deg)' } });
/**
 * Turns the streets of a page-wide map from north to their bearing while the visitor scrolls past the first screen. Other frames, and browsers without
 * scroll timelines, show the streets at their bearing.
 */
export const turning = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        // Only on screens, so that printed streets are at their bearing.
        [`screen and ${motionAllowed}`]: {
          selectors: {
            [`${pageWideMap} &`]: {
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

/** An outline of the letters in the color of the paper, which interrupts the lines of the map. */
const outline = { paintOrder: 'stroke', stroke: vars.color.paper, strokeLinejoin: 'round' } as const;
export const halos = {
  // Covers the spaces between words, too.
  halo: style({ ...outline, strokeWidth: '1.2em' }),
  // Narrower, for a label in a street: it clears a ground on the blocks beside the street.
  gap: style({ ...outline, strokeWidth: '.5em' }),
};
/** Enlarges a label where a unit of the page-wide map is less than a pixel, so that its letters are at least 12 px high. */
export const label = style({
  selectors: {
    [`${pageWideMap} &`]: {
      '@media': {
        [below('small')]: { transform: `scale(${phone.labelScale / scales.phone})` },
        [between('small', 'large')]: { transform: `scale(${1 / scales.tablet})` },
        // From the large breakpoint up, the map is as wide as the page.
        [between('large', 'desktop')]: { transform: 'scale(1.25)' },
      },
    },
  },
});
/** Phones and tablets do not show the landmark's label, because the headline is in its place. */
export const landmarkLabel = style({
  selectors: { [`${pageWideMap} &`]: { '@media': { [below('large')]: { display: 'none' } } } },
});
/** The style of labels that the edge of a phone's map would cut off. */
export const notOnPhone = style({
  selectors: { [`${pageWideMap} &`]: { '@media': { [below('small')]: { display: 'none' } } } },
});
/** The style of the labels of water that only narrow screens show. */
export const notOnWide = style({ '@media': { [from('large')]: { display: 'none' } } });
/** Narrow screens do not show the labels in the corners, because they cut off the corners of a page-wide map. */
export const cornerLabel = style({
  selectors: {
    [`${pageWideMap} &`]: {
      '@media': {
        [below('large')]: { display: 'none' },
        [between('large', 'desktop')]: { transform: 'scale(1.25)' },
      },
    },
  },
});

/** The smallest part of the map that `MapDetail` shows, in units of the map. A wider window shows more streets, not wider ones. */
export const detailSize = { width: 450, height: 300 } as const;
/**
 * As wide as the window, in a dark section, which cuts off what is behind a scroll bar. It always has the look of the night edition: streets as lines
 * of lamplight. Not in print, because the printed page already has the map.
 */
export const detail = [
  dark,
  style({
    display: 'block',
    width: '100vw',
    maxWidth: 'none',
    height: 'clamp(15rem, 32.8vw, 27rem)',
    borderBlock: borders.fine,
    marginInline: 'calc(50% - 50vw)',
    forcedColorAdjust: 'none',
    vars: nightVars,
    background: vars.color.paper,
    '@media': { print: { display: 'none' } },
  }),
].join(' ');
