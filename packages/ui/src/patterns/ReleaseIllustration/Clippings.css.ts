// Styles of `Clippings`: drawn newspaper clippings, in a pile.
import { below } from '../../tokens/breakpoint.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The pile is as tall as its container, and never wider. On desktops it is wide, on other screens high. The container has `container-type: size`. */
export const root = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  maxWidth: '100%',
  margin: 'auto',
  aspectRatio: '400 / 330',
  isolation: 'isolate',
  '@media': {
    [below('desktop')]: { width: 'min(100cqw, 88cqh)', height: 'min(100cqh, 113.6cqw)', aspectRatio: 'auto' },
  },
});
/** The clippings do not have the motion of `ReleaseIllustration`, which belongs to the top of its page. */
globalStyle(`.${root} *`, { animation: 'none' });

/** `x` and `y` of the upper left corner of a clipping and its width, in percent of the pile. */
type Place = readonly [x: number, y: number, width: number];
// Physical: the parts of a picture have the same places in every language.
const toCss = ([x, y, width]: Place) => ({ left: `${x}%`, top: `${y}%`, width: `${width}%` });
/** Returns the class of a clipping, from its places in the wide and in the high pile and its rotation in degrees. */
const clippingClass = (wide: Place, high: Place, rotation: number) =>
  style({
    position: 'absolute',
    ...toCss(wide),
    '@media': { [below('desktop')]: toCss(high) },
    maxWidth: 'none',
    overflow: 'visible',
    rotate: `${rotation}deg`,
  });
/** The classes of the clippings. The later ones are in front of the earlier ones. */
export const clippingClasses = {
  business: clippingClass([3, 20, 36], [2, 41, 44], -6),
  local: clippingClass([63, 24, 34], [56, 43, 42], 5),
  technology: clippingClass([26, 2, 48], [20, 1, 60], -1),
};
