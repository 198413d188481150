import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('primitives');

const base = style({
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  selectors: { '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' } },
});

export const tones = {
  /** Blue pencil: the thing to do next. */
  pencil: [base, style({ color: vars.color.pencil })].join(' '),
  /** Ink: one of a list of links. */
  ink: [
    base,
    style({
      textDecorationColor: vars.color.rule,
      selectors: { '&:is(:hover, [data-force~="hover"])': { textDecorationColor: 'currentcolor' } },
    }),
  ].join(' '),
};
