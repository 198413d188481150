import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, wideScreen } from '../../tokens/breakpoint.ts';
import { measure } from '../../tokens/space.ts';

const { style } = stylesInLayer('primitives');

export const variants = {
  body: style({ ...typeStyle('body'), maxWidth: `${measure}ch` }),
  small: style({ ...typeStyle('small'), maxWidth: `${measure}ch` }),
  lede: style({
    ...typeStyle('lede'),
    fontSize: '1.3125rem',
    lineHeight: '1.75rem',
    maxWidth: '36ch',
    '@media': {
      [from('large')]: { fontSize: typeStyle('lede').fontSize, lineHeight: typeStyle('lede').lineHeight },
    },
  }),
  quote: style(typeStyle('quote')),
  caption: style({
    ...typeStyle('label'),
    maxWidth: '60ch',
    // Captions state facts. On large screens, which are further from the eye, they are not smaller than figures.
    '@media': { [wideScreen('large')]: { fontSize: typeStyle('figure').fontSize, lineHeight: '1.25rem' } },
  }),
  /** Capitals come from the style, so that screen readers get ordinary words. */
  label: style({
    ...typeStyle('label'),
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
  }),
  figure: style({ ...typeStyle('figure'), fontVariantNumeric: 'tabular-nums' }),
  head: style(typeStyle('head')),
  title: style(typeStyle('title')),
  index: style(typeStyle('index')),
};
export const tones = {
  ink: undefined,
  muted: style({ color: vars.color.muted }),
  pencil: style({ color: vars.color.pencil }),
  critical: style({ color: vars.color.critical }),
};
