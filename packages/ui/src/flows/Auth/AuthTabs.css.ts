// Styles of `AuthTabs`, the sign-in panel as part of a page: a header that looks like a press pass (a journalist's card), and the form in
// tabs. `pencil` is the blue of links and buttons, and `onPencil` the color of text on it.
import { vars } from '../../theme/contract.css.ts';
import { corners, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** On wide pages the header, which looks like a press pass, is beside the form, so that the form is in the first screen. */
export const root = style({
  '@media': {
    [from('large')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
  },
});
export const header = style({
  padding: '16px 24px 12px',
  background: vars.color.pencil,
  color: vars.color.onPencil,
});
globalStyle(`${header} > div`, {
  '@media': {
    [from('large')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      height: '100%',
    },
  },
});
/** The slot is above the vertical title. */
globalStyle(`${header} > div > span`, {
  '@media': {
    [from('large')]: {
      gridArea: 'auto',
      justifySelf: 'center',
      width: '72px',
      height: '14px',
      marginBottom: '32px',
    },
  },
});
/** On wide pages the title of the press pass is vertical and reads upwards. In a low window it is short enough for the first screen. */
globalStyle(`${header} > div > p`, {
  '@media': {
    [from('large')]: {
      writingMode: 'vertical-rl',
      maxHeight: 'max(20rem, 100svh - 26rem)',
      margin: '16px 0 8px',
      rotate: '180deg',
      justifySelf: 'center',
    },
  },
});
export const title = style({ display: 'grid', gap: '8px', marginBottom: '16px' });
/** The same surface as a tab panel's. */
export const surface = style({
  background: vars.color.surface,
  border: borders.fine,
  padding: '24px 16px',
  ...corners('surface'),
});
