// Styles of `Text`: its variants are steps of the type scale, its tones are colors.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, wideScreen, largeTextScreen } from '../../tokens/breakpoint.ts';
import { measure } from '../../tokens/space.ts';

const { style } = stylesInLayer('primitives');

export const variants = {
  body: style({ ...typeStyle('body'), maxWidth: `${measure}ch` }),
  small: style({ ...typeStyle('small'), maxWidth: `${measure}ch` }),
  /** The introduction under a headline. */
  intro: style({
    ...typeStyle('intro'),
    fontSize: '1.3125rem',
    lineHeight: '1.75rem',
    // 36 characters. Not in `ch`, because WebKit on Linux rounds the width of the zero to whole pixels.
    maxWidth: '17.02em',
    textWrap: 'balance',
    '@media': {
      [from('large')]: { fontSize: typeStyle('intro').fontSize, lineHeight: typeStyle('intro').lineHeight },
    },
  }),
  quote: style(typeStyle('quote')),
  caption: style({
    ...typeStyle('label'),
    maxWidth: '60ch',
    textWrap: 'balance',
    // Captions state facts. On large screens, which are further from the eye, they are not smaller than figures.
    '@media': {
      [wideScreen('large')]: { fontSize: typeStyle('figure').fontSize, lineHeight: '1.25rem' },
      [largeTextScreen]: { fontSize: '1rem', lineHeight: '1.5rem' },
    },
  }),
  /** Capitals come from the style, so that screen readers get ordinary words. */
  label: style({
    ...typeStyle('label'),
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    '@media': { [largeTextScreen]: { fontSize: '.875rem' } },
  }),
  /** Numbers. */
  figure: style(typeStyle('figure')),
  /** The heading of a column or a card. */
  head: style(typeStyle('head')),
  title: style(typeStyle('title')),
  /** A name in a list. */
  index: style(typeStyle('index')),
};
/** `ink` is the color of text, `pencil` the blue of actions, `critical` the red of errors. */
export const tones = {
  ink: undefined,
  muted: style({ color: vars.color.muted }),
  pencil: style({ color: vars.color.pencil }),
  critical: style({ color: vars.color.critical }),
};
