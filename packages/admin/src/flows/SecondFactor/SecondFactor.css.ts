// Styles of `SecondFactor`, which asks the staff for the code of an authenticator app.
import { stylesInLayer } from '@fit-to-print/ui/theme/style';

const { style } = stylesInLayer('flows');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  justifyItems: 'start',
  maxWidth: '30rem',
  overflowWrap: 'anywhere',
});
/** Black on white in both editions: many apps cannot read a light code on a dark background. */
export const qrCode = style({ display: 'block', width: '200px', maxWidth: '100%', background: '#fff' });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  justifyItems: 'start',
  width: '100%',
});
export const field = style({ width: '12rem', maxWidth: '100%' });
/** The secret that a user types into the app instead of scanning the QR code. */
export const key = style({ overflowWrap: 'anywhere' });
