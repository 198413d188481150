// Styles of `AuthForm`, the fields and buttons of signing in and signing up. Colors: `pencil` is the accent of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('flows');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  // A button is a flex container, which would not break a long word otherwise.
  overflowWrap: 'anywhere',
});
/** Text between two horizontal lines. */
export const divider = style({
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: vars.color.muted,
  '::before': { content: '', flex: 1, borderTop: borders.hair },
  '::after': { content: '', flex: 1, borderTop: borders.hair },
});
/** The terms that opening an account accepts. */
export const consent = style({ ...typeStyle('small') });
/** The button for a forgotten password, under the password field. */
export const belowPassword = style({ ...typeStyle('small'), marginTop: '-8px' });
/** Below the form: the sentence about the next step, and the button that changes from signing in to signing up. */
export const footer = style({
  ...typeStyle('small'),
  display: 'grid',
  gap: '8px',
  borderTop: borders.hair,
  paddingTop: '12px',
});
/** A button that looks like text. Its click target is 44 px high. */
export const textAction = style({
  ...textButton,
  textDecorationThickness: '1px',
  margin: '-8px 0',
  padding: '12px 0',
  color: vars.color.pencil,
});
/** The email address that a message was sent to. */
export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' });
