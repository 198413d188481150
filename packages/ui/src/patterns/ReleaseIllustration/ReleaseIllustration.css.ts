// Styles of `ReleaseIllustration`: a press release that unfolds, and newspaper clippings with the same sentence that move away from it.
// Colors: `paper` is the page's background, `ink` is text, `marker` is a highlighter's yellow.
import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { nightParts } from '@fit-to-print/ui/brand';
import { vars } from '../../theme/contract.css.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { editions, toCss } from '../../tokens/color.ts';
import { below, breakpoints, from } from '../../tokens/breakpoint.ts';
import { motionAllowed } from '../../tokens/motion.ts';
import { families, weights } from '../../tokens/type.ts';

const { style } = stylesInLayer('patterns');

interface Size {
  width: number;
  height: number;
}
/** The size of the picture: a pile of clippings on narrow screens, a row on wide ones. */
const pile: Size = { width: 358, height: 596 };
const row: Size = { width: 1216, height: 400 };

/** The upper left corner and the width in units of the picture, and the rotation in degrees. */
type Position = readonly [x: number, y: number, width: number, rotation: number];

/** A share of a length as a CSS percentage. */
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
const positionStyle = ([x, y, width, rotation]: Position, container: Size) => ({
  // Physical: the parts of a picture have the same places in every language.
  left: percent(x, container.width),
  top: percent(y, container.height),
  width: percent(width, container.width),
  rotate: `${rotation}deg`,
});
/** The distance of a clipping from its place before the page is scrolled (not set in the pile, which is as wide from the start), and its position in the order in which the lines are marked. */
const startOffset = createVar();
const rank = createVar();
/** Before the page is scrolled, the release is folded to this part of its width: the first screen is filled, and the panels still open. */
const folded = 0.8;
/** The upper left corners of the first and the last clipping in the row, and the width of the release beside them. */
const rowEnds = { first: 456, last: 1064, release: 430 } as const;
/**
 * In the row, the first clipping starts as close to the folded release as it ends beside the open one. The last clipping stays at the end
 * of the row, so that the picture is always as wide as the page, and the others are spread between both.
 */
const startOffsetOf = ([x, , width]: Position) => {
  const share = (rowEnds.last - x) / (rowEnds.last - rowEnds.first);
  return `${Math.round((share * rowEnds.release * (folded - 1) * 100) / width)}%`;
};

/** Moves a clipping from the release to its place. */
const tear = keyframes({ from: { translate: startOffset, rotate: '0deg' } });
/** Widens the folded release. */
const unfold = keyframes({ from: { transform: `scaleX(${folded})` } });
/** Draws the marker over a line, from its start to its end. */
const mark = keyframes({ from: { transform: 'scaleX(0)' } });

/**
 * Runs an animation with the scroll position, in browsers that support this. The pile of narrow screens is below the first screen: its
 * animation runs while the pile moves through the window. That of the row runs while the first rems of the page are scrolled. In other
 * browsers, in print and with reduced motion, nothing moves.
 */
const followScroll = (animation: string, narrowRange: string, wideRange: string): StyleRule => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [`${below('medium')} and ${motionAllowed}`]: {
          animation: `${animation} linear both`,
          animationTimeline: '--release',
          animationRange: narrowRange,
        },
        [`screen and (min-width: ${breakpoints.medium}rem) and ${motionAllowed}`]: {
          animation: `${animation} linear both`,
          animationTimeline: 'scroll()',
          animationRange: wideRange,
        },
      },
    },
  },
});
/** When the release unfolds and the clippings move, on narrow and on wide screens. */
const opening = ['entry 10% cover 45%', '0 18rem'] as const;
/** When the lines are marked, one after the other. */
const marking = [
  `cover calc(24% + ${rank} * 5%) cover calc(32% + ${rank} * 5%)`,
  `calc(11rem + ${rank} * 2rem) calc(15rem + ${rank} * 2rem)`,
] as const;

interface Placing {
  /** The position on narrow screens. Without it, the pile does not show the clipping. */
  inPile?: Position;
  /** The position on wide screens. */
  inRow: Position;
  /** The rank in the order in which the lines are marked. Not set for the release itself. */
  markedAs?: number;
}
/** The position of a clipping in both pictures. */
const placingStyle = ({ inPile, inRow, markedAs }: Placing) =>
  style({
    position: 'absolute',
    maxWidth: 'none',
    overflow: 'visible',
    transformOrigin: '0 0',
    vars: {
      ...(markedAs !== undefined && { [rank]: String(markedAs) }),
    },
    ...(inPile ? positionStyle(inPile, pile) : { display: 'none' }),
    '@media': {
      [from('medium')]: {
        ...positionStyle(inRow, row),
        vars: { [startOffset]: startOffsetOf(inRow) },
        display: 'block',
      },
    },
  });

/** Paper is light in both editions. */
const lightPaper = style(
  byNight({
    vars: {
      [vars.color.ink]: toCss(editions.day.ink),
      [vars.color.surface]: toCss(nightParts.lightPaper),
      [vars.color.pencil]: toCss(nightParts.pencilOnLightPaper),
    },
  }),
);

/** A clipping, which moves away from the release. */
export const torn = [lightPaper, style(followScroll(tear, ...opening))].join(' ');

export const root = style({
  viewTimelineName: '--release',
  position: 'relative',
  isolation: 'isolate',
  maxWidth: '30rem',
  marginInline: 'auto',
  aspectRatio: `${pile.width} / ${pile.height}`,
  '@media': {
    [from('medium')]: { maxWidth: 'none', aspectRatio: `${row.width} / ${row.height}` },
  },
});

/** The class of the release, and of each clipping by the section of its newspaper. */
export const partClasses = {
  business: placingStyle({ inRow: [456, 2, 176, -2], markedAs: 1 }),
  markets: placingStyle({ inPile: [238, 14, 118, 3], inRow: [896, 204, 158, -2], markedAs: 4 }),
  technology: placingStyle({ inPile: [4, 226, 192, -2], inRow: [650, 18, 230, 1.5], markedAs: 2.5 }),
  local: placingStyle({ inPile: [221, 190, 136, 3], inRow: [900, 2, 138, 2], markedAs: 3.5 }),
  sunday: placingStyle({ inPile: [212, 386, 138, -2], inRow: [1064, 84, 150, 2], markedAs: 5 }),
  release: placingStyle({ inPile: [1, 0, 236, 0], inRow: [1, 10, 430, 0] }),
  briefs: placingStyle({ inRow: [478, 266, 130, 3], markedAs: 2 }),
};
export const unfolded = [lightPaper, style(followScroll(unfold, ...opening))].join(' ');

/** The edge of a sheet of paper. */
const edged = { stroke: vars.color.ink, strokeWidth: 1.25, strokeLinejoin: 'round' } as const;
export const surface = style({ ...edged, fill: vars.color.surface });
/** The back of the folded paper, which is darker. */
export const backOfPanel = style({
  ...edged,
  fill: `color-mix(in oklab, ${vars.color.surface} 90%, ${vars.color.ink})`,
});
/** The lines are the dashes of a thick vertical line. */
export const placeholderText = style({
  fill: 'none',
  stroke: vars.color.placeholderText,
  strokeDasharray: '2 6 2 6 2 6 2 6 2 6 2 6 2 13',
});
/** A thin line. */
export const hair = style({ stroke: vars.color.ink });
export const marker = style({ fill: vars.color.marker });
/** The same sentence is marked in each clipping, one after the other. */
export const found = style({
  transformBox: 'fill-box',
  transformOrigin: '0 50%',
  ...followScroll(mark, ...marking),
});
/** A line of the blue pencil. */
export const pencil = style({
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
});
export const text = style({
  fill: vars.color.ink,
  font: `${weights.mono} 9px ${families.mono}`,
});

/** The name of a newspaper's section. */
export const section = style({
  fill: vars.color.ink,
  font: `${weights.display} 14px ${families.display}`,
  letterSpacing: '.04em',
});
export const headline = style({
  fill: vars.color.ink,
  fontFamily: families.display,
  fontWeight: weights.display,
  fontStretch: '75%',
  // Each line is stretched to the width of its paper. Without it, the space between stretched words looks like one between letters.
  wordSpacing: '.14em',
});
/** The marked sentence. */
export const sentence = style({ fill: vars.color.onMarker, fontFamily: families.text });
