// Styles of `FrontPagePicture`, a print in two colors: a black picture, and a blue one above it.
import { keyframes } from '@vanilla-extract/css';
import { borders } from '../../theme/borders.ts';
import { shownIn } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import { pictureSize } from './harbor.ts';

const { style } = stylesInLayer('patterns');

export const root = style({ margin: 0 });

/** The frame of the two pictures. Narrow screens show the right half of the picture: the arch of the bridge and the boat. In wide windows it is beside a text, and a quarter of it is cut off. */
export const frame = style({
  position: 'relative',
  // Not `hidden`, which would make this the scroll container of the animation's timeline.
  overflow: 'clip',
  aspectRatio: '4 / 3',
  borderBlock: borders.fine,
  forcedColorAdjust: 'none',
  '@media': {
    [from('small')]: { aspectRatio: `${pictureSize.width} / ${pictureSize.height}` },
    [from('large')]: { aspectRatio: '2 / 1' },
  },
});

const shown = shownIn('block');
/** The frame of each edition (color theme): day is light, night is dark. In print, the picture is always that of the day edition. */
export const editions = { day: style(shown.day), night: style(shown.night) } as const;

/** A picture that fills its frame. */
const wholeFrame = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '93% 50%',
} as const;
/** The picture in black. */
export const black = style(wholeFrame);

/** Moves the blue picture onto the black one, as a printer aligns (registers) two colors. */
const register = keyframes({ from: { translate: '12px 5px' }, to: { translate: 'none' } });
/**
 * The picture in blue. Where visitors allow motion, it moves as the page scrolls. In wide windows it is on the first screen, so that it
 * moves once when the page opens: scrolling might never happen, and the colors would stay apart.
 */
export const blue = style({
  ...wholeFrame,
  '@media': {
    [`${wideScreen('large')} and ${motionAllowed}`]: {
      animation: `${register} ${duration.draw}ms ${easing.decelerate} ${duration.draw}ms backwards`,
    },
    [`${below('large')} and ${motionAllowed}`]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${register} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 20% cover 45%',
        },
      },
    },
  },
});

export const caption = style({ paddingTop: '10px' });
