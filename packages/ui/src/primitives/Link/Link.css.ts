// Styles of `Link`, an underlined link in a text or a list. Colors: `pencil` is the accent of links and buttons.
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { underlined } from '../../theme/textButton.ts';

const { style } = stylesInLayer('primitives');

const base = style({ ...underlined, textDecorationThickness: '1px' });

/** The colors of links. */
export const tones = {
  /** Blue: an action. */
  pencil: [base, style({ color: vars.color.pencil })].join(' '),
  /** The color of text, for the links of a list. */
  ink: [
    base,
    style({
      textDecorationColor: vars.color.line,
      selectors: { [`&${hoverState}`]: { textDecorationColor: 'currentcolor' } },
    }),
  ].join(' '),
};
