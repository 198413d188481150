import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { measure } from '../../tokens/space.ts';

const { style } = stylesInLayer('primitives');

export const variants = {
  body: style({ ...type('body'), maxWidth: `${measure}ch` }),
  small: style({ ...type('small'), maxWidth: `${measure}ch` }),
  lede: style({
    ...type('lede'),
    fontSize: '1.3125rem',
    lineHeight: '1.75rem',
    maxWidth: '36ch',
    '@media': { [from('large')]: { fontSize: type('lede').fontSize, lineHeight: type('lede').lineHeight } },
  }),
  quote: style(type('quote')),
  caption: style({ ...type('label'), maxWidth: '60ch' }),
  /** Capitals come from the style, so that screen readers get ordinary words. */
  label: style({
    ...type('label'),
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
  }),
  figure: style({ ...type('figure'), fontVariantNumeric: 'tabular-nums' }),
  head: style(type('head')),
  title: style(type('title')),
  index: style(type('index')),
};
export const tones = {
  ink: undefined,
  muted: style({ color: vars.color.muted }),
  pencil: style({ color: vars.color.pencil }),
  stop: style({ color: vars.color.stop }),
};
