// Styles of `FrontPagePicture`, a print in two colors: a black picture, and a blue one above it.
import { keyframes } from '@vanilla-extract/css';
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { shownIn } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { pictureSize } from './harbor.ts';

const { style } = stylesInLayer('patterns');

/** On phones the picture is as wide as the window. */
export const root = style({
  margin: 0,
  '@media': { [below('small')]: { marginInline: `calc(-1 * ${vars.pageMargin})` } },
});

/** The frame of the two pictures. Phones show a strip of the picture, with the bridge and the boat, that leaves room for the text on the first screen. */
export const frame = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 5',
  borderBlock: borders.fine,
  forcedColorAdjust: 'none',
  '@media': {
    [from('small')]: { aspectRatio: `${pictureSize.width} / ${pictureSize.height}` },
  },
});

const shown = shownIn('block');
/** The frame of each edition (color theme): day is light, night is dark. In print, the picture is always that of the day edition. */
export const editions = { day: style(shown.day), night: style(shown.night) } as const;

/** A picture that fills its frame. On phones it is 1.565 times as high: the strip shows 900 of its 1200 units, and 281 of its 440. */
const wholeFrame = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: '100%',
  height: '100%',
} as const;
const strip = { top: '-50%', height: '156.5%', objectFit: 'cover', objectPosition: '93% 0' } as const;
/** The picture in black. */
export const black = style({ ...wholeFrame, '@media': { [below('small')]: strip } });

/** Moves the blue picture onto the black one, as a printer aligns (registers) two colors. */
const register = keyframes({ from: { translate: '12px 5px' }, to: { translate: 'none' } });
/**
 * The picture in blue. Where visitors allow motion, it moves once when the page opens: the picture is on the first screen. It never moves
 * in print, which may begin while the page opens.
 */
export const blue = style({
  ...wholeFrame,
  '@media': {
    [below('small')]: strip,
    [`screen and ${motionAllowed}`]: {
      animation: `${register} ${duration.draw}ms ${easing.decelerate} ${duration.draw}ms backwards`,
    },
  },
});

/** Phones have no room for it on the first screen. */
export const caption = style({ paddingTop: '10px', '@media': { [below('small')]: { display: 'none' } } });
