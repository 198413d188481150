// Styles of `StrikableHeadline`: a headline whose words are buttons. A click strikes the word out, that is, draws a line through it.
// Colors: `pencil` is the accent of links and buttons.
import { pencilNote } from '../../theme/pencilNote.ts';
import { hoverState } from '../../theme/states.ts';
import { borders, boldTopSurface } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** Hidden without script, which the headline needs. */
export const root = style({
  display: 'grid',
  gap: '8px',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  containerType: 'inline-size',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** The width of a column of the drawn text. */
const column = 'calc(50% - 8px)';
/** A page with the headline, which has room for two lines of the largest size. Below it, two columns of lines that look like text fill the page. */
export const frame = style({
  display: 'grid',
  gridTemplate: 'minmax(44cqi, auto) minmax(72px, 1fr) / minmax(0, 1fr)',
  alignItems: 'center',
  padding: '16px',
  ...boldTopSurface,
  '::after': {
    content: '',
    alignSelf: 'stretch',
    borderTop: borders.fine,
    background: ['0 16px', '100% 16px']
      .map(
        position =>
          `linear-gradient(${vars.color.line} 2px, transparent 0) ${position} / ${column} 10px repeat-y`,
      )
      .join(', '),
  },
});

/** The text that is shown while there is no headline. It is about as wide as the frame. */
export const placeholder = style({ ...pencilNote, fontSize: '13cqi', lineHeight: 1 });

/** A word: a button that is only as wide as its text, so that the line still fills the column. */
export const word = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontStretch: 'inherit',
  fontVariationSettings: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    [`&${hoverState}`]: {
      textDecorationLine: 'line-through',
      textDecorationColor: vars.color.pencil,
      textDecorationThickness: '.06em',
    },
    /** A struck word already has its line. */
    '&[aria-pressed=true]': { textDecorationLine: 'none' },
  },
});
/** Makes small words easier to click. */
globalStyle(`${word}::after`, { content: '', position: 'absolute', inset: '-4px' });
