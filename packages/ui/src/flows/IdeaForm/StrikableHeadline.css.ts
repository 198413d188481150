// Styles of `StrikableHeadline`: a headline whose words are buttons. A click strikes the word out, that is, draws a line through it.
// Colors: `pencil` is the accent of links and buttons.
import { cropMarks, pencilNote } from '../../theme/cropMarks.ts';
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** Hidden without script, which the headline needs. */
export const root = style({
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  containerType: 'inline-size',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** The area of the headline, with crop marks (a printer's cutting lines) at its corners. It has room for two lines of the largest size. */
export const frame = style({
  ...cropMarks,
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '44cqi',
  padding: '24px 0',
  overflow: 'clip',
  overflowClipMargin: '8px',
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
