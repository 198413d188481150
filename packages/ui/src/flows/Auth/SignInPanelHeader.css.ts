// Styles of `SignInPanelHeader`, the top of the sign-in panel, which looks like a press pass (a journalist's card) with a slot for its cord
// (lanyard). `ink` is the color of text, and `paper` the background color of the page.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('flows');

/** The color of the page under the dialog's overlay. */
const dimmedPage = `light-dark(color-mix(in oklab, ${vars.color.ink} 72%, ${vars.color.paper}), ${vars.color.paper})`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The button that closes the dialog is above the slot. Its label may be longer in other languages.
  columnGap: 'clamp(34px, 5vw, 40px)',
});
/** The slot of the drawn press pass, at the end of the card: above a horizontal title it would look like an accent on a letter. */
export const lanyardSlot = style({
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
  width: '14px',
  height: 'min(72px, 14vw)',
  background: dimmedPage,
});
/** The brand and its tagline. */
export const row = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingTop: '8px',
  // A name that is wider than the panel is broken: its end would be cut off.
  overflowWrap: 'anywhere',
});
