// Styles of `StreetMap`, a drawn map of a city's streets. In the frames `streetsRight` and `streetsLeft` the map is as wide as the page,
// with text on it. `paper` is the background color of the page, `ink` that of text, and `pencil` the blue of the most important street.
import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { dark } from '../../theme/themes.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';
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
 * The differences of the night edition as variables, which the night edition and dark maps set on the map.
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
  width: '100%',
  height: 'auto',
  background: vars.color.paper,
  forcedColorAdjust: 'none',
  ...byNight({ vars: nightVars }),
});
const { phone } = frames.streetsRight;
/** The height of the part of the picture that wide screens show below the dateline. */
const shownHeight = 470;
/** A map that is as wide as the page, at the top of a city's page. */
export const pageWideMap = style({
  position: 'absolute',
  // Physical: the map's west is at the left in every language.
  left: '50%',
  maxWidth: 'none',
  // A larger box shows more streets.
  overflow: 'visible',
  '@media': {
    // On phones and tablets a unit of the map is `phone.scale` pixels. The upper left corner is in the middle of the box.
    [below('large')]: {
      width: `${frames.streetsRight.width * phone.scale}px`,
      height: `${frames.streetsRight.height * phone.scale}px`,
      top: '50%',
    },
    // The part of the picture below the dateline is as tall as the box; the streets go on above it and beside it.
    [from('large')]: {
      bottom: 0,
      width: 'auto',
      height: `${Math.round((1e4 * frames.streetsRight.height) / shownHeight) / 100}%`,
      aspectRatio: `${frames.streetsRight.width} / ${frames.streetsRight.height}`,
    },
    // Not absolute in print: there Chromium puts an absolutely positioned item of a grid in the wrong place.
    print: { position: 'relative', bottom: 'auto', width: '150%', height: 'auto' },
  },
});
/** Moves the page-wide map so that the middle of the plan is in the middle of the box. On wide screens the map is as tall as the box. */
const toMiddle = ({ width, height, middle: [x, y] }: Frame) => {
  const [left, top] = [x / width, y / height].map(share => `${-Math.round(share * 1e4) / 100}%`);
  return style({
    translate: left,
    '@media': { [below('large')]: { translate: `${left} ${top}` } },
  });
};
export const middles = {
  streetsRight: toMiddle(frames.streetsRight),
  streetsLeft: toMiddle(frames.streetsLeft),
};

/** A map that is lower on phones. */
export const lowered = style({
  '@media': { [below('large')]: { top: `calc(50% + ${phone.lowered}px)` } },
});

/** By the distance from the middle of the plan to the lower edge of a phone's map, in pixels: the map shows the water in the south. */
export const phoneBottomClasses = Object.fromEntries(
  phoneBottoms.map(phoneBottom => [
    phoneBottom,
    style({
      '@media': { [below('large')]: { top: `min(50% + ${phone.lowered}px, 100% - ${phoneBottom}px)` } },
    }),
  ]),
) as Record<(typeof phoneBottoms)[number], string>;

/** Ends with the streets pointing north; the `transform` attribute of the element is where it starts. */
const north = keyframes({ to: { transform: 'none' } });
/**
 * Turns the streets of a page-wide map from their bearing to north while the first screen scrolls out of view. Without a duration and a fill
 * mode, the animation does nothing in browsers without scroll timelines: they show the streets at their bearing.
 */
export const turning = style({
  '@media': {
    // Only on screens, so that printed streets are at their bearing.
    [`screen and ${motionAllowed}`]: {
      animation: `${north} linear`,
      animationTimeline: 'scroll()',
      animationRange: '0 100svh',
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
/** Wide screens without large text. */
const mediumScreen = `${wideScreen('large')} and (width < 100rem)`;
/** Enlarges a label where a unit of the page-wide map is less than a pixel, so that its letters are at least 12 px high. */
export const label = style({
  selectors: {
    [`${pageWideMap} &`]: {
      '@media': {
        [below('large')]: { transform: `scale(${phone.labelScale / phone.scale})` },
        // With large text, a unit of the map is more than a pixel.
        [mediumScreen]: { transform: 'scale(1.25)' },
      },
    },
  },
});
/** Phones and tablets do not show the landmark's label of wide screens: if they have room, they have one nearer to the landmark. */
export const landmarkLabel = style({
  selectors: { [`${pageWideMap} &`]: { '@media': { [below('large')]: { display: 'none' } } } },
});
/** The style of labels that the edge of a map on phones and tablets would cut off. */
export const notOnNarrow = style({
  selectors: { [`${pageWideMap} &`]: { '@media': { [below('large')]: { display: 'none' } } } },
});
/** The style of the labels that only narrow screens show. */
export const notOnWide = style({ '@media': { [from('large')]: { display: 'none' } } });
/** Narrow screens do not show the labels in the corners, because they cut off the corners of a page-wide map. */
export const cornerLabel = style({
  selectors: {
    [`${pageWideMap} &`]: {
      '@media': {
        [below('large')]: { display: 'none' },
        [mediumScreen]: { transform: 'scale(1.25)' },
      },
    },
  },
});

/** An enlargement that fills its box. */
export const enlarged = style({ position: 'absolute', width: '100%', height: '100%', overflow: 'visible' });
/** Always the look of the night edition: streets as lines of lamplight, on the ground of dark parts. */
export const darkMap = [
  dark,
  style({
    vars: { ...nightVars, [vars.color.paper]: vars.color.surface },
    background: vars.color.paper,
  }),
].join(' ');
