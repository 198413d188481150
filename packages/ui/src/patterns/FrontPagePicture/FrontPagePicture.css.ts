// Styles of `FrontPagePicture`, a print in two colors: a black picture, and a blue one above it.
import { keyframes } from '@vanilla-extract/css';
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { pictureSize } from './harbor.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** On phones the picture is as wide as the window. */
export const root = style({
  margin: 0,
  '@media': { [below('small')]: { marginInline: `calc(-1 * ${vars.pageMargin})` } },
});

/** The frame of the two pictures. Phones show the bridge and the boat, as high as the text on the first screen leaves room. */
export const frame = style({
  position: 'relative',
  overflow: 'clip',
  borderBlock: borders.fine,
  forcedColorAdjust: 'none',
  '@media': {
    // 39rem is the height of all else on the first screen of a phone. With more than 40vw the picture is larger than the largest word, so that the
    // largest paint (LCP) waits for its file: 2.4 s instead of 1.3 s in Lighthouse (2026-11-30).
    [below('small')]: { height: 'clamp(33.3vw, 100svh - 39rem, 39vw)' },
    [from('small')]: { aspectRatio: `${pictureSize.width} / ${pictureSize.height}` },
  },
});

/** A picture that fills its frame. */
export const black = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '95% 100%',
});

/** Moves the blue picture onto the black one, as a printer aligns (registers) two colors. */
const register = keyframes({ from: { translate: '12px 5px' }, to: { translate: 'none' } });
/**
 * The picture in blue. Where visitors allow motion, it moves once when the page opens: the picture is on the first screen. It never moves
 * in print, which may begin while the page opens.
 */
export const blue = style({
  '@media': {
    [`screen and ${motionAllowed}`]: {
      animation: `${register} ${duration.draw}ms ${easing.decelerate} ${duration.draw}ms backwards`,
    },
  },
});

/** Phones have no room for it on the first screen. */
export const caption = style({ paddingTop: '10px', '@media': { [below('small')]: { display: 'none' } } });
globalStyle(`${caption} > p`, { maxWidth: 'none' });

/** The picture at the end of the page. Phones show the boat and its reader. */
export const closing = style({ margin: '40px 0 0' });
// The printed page is one sheet: the picture and the section that leads to it are not printed.
globalStyle(`${closing}, :has(+ ${closing})`, { '@media': { print: { display: 'none' } } });
globalStyle(`${closing} > div`, {
  height: 'auto',
  aspectRatio: '18 / 11',
  '@media': {
    [from('small')]: { aspectRatio: '3' },
  },
});
globalStyle(`${closing} img`, { objectPosition: '50%' });
