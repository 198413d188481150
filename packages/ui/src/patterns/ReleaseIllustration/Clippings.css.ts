// Styles of `Clippings`: drawn newspaper clippings, in a pile.
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The pile is as high as its container, and never wider. */
export const root = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  maxWidth: '100%',
  margin: 'auto',
  aspectRatio: '400 / 330',
  isolation: 'isolate',
});
/** Not the motion of `ReleaseIllustration`, which belongs to the top of its page. */
globalStyle(`.${root} *`, { animation: 'none' });

/** The position of a clipping: `x` and `y` of its upper left corner and its width in percent of the pile, and its rotation in degrees. */
const place = (x: number, y: number, width: number, rotation: number) =>
  style({
    position: 'absolute',
    // Physical: the parts of a picture have the same places in every language.
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    maxWidth: 'none',
    overflow: 'visible',
    rotate: `${rotation}deg`,
  });
/** The classes of the clippings. The later ones are in front of the earlier ones. */
export const places = {
  business: place(3, 20, 36, -6),
  local: place(63, 24, 34, 5),
  technology: place(26, 2, 48, -1),
};
