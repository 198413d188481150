// Styles of `SecondFactor`, which asks the staff for the code of an authenticator app.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { from } from '@fit-to-print/ui/tokens/breakpoint';

const { style, globalStyle } = stylesInLayer('flows');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      // The space below the texts is in the last row.
      gridTemplateRows: 'repeat(3, auto) 1fr',
      columnGap: vars.gutter,
    },
  },
});
globalStyle(`${root} > *`, { '@media': { [from('medium')]: { gridColumn: 1 } } });
/** Black on white in both editions: many apps cannot read a light code on a dark background. */
export const qrCode = style({ display: 'block', width: '200px', maxWidth: '100%', background: '#fff' });
/** Beside the texts, at the end of the line. */
globalStyle(`${root} > ${qrCode}`, {
  '@media': {
    [from('medium')]: { gridArea: '1 / 2 / span 4', justifySelf: 'end', width: '100%', maxWidth: '28rem' },
  },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  justifyItems: 'start',
  alignContent: 'start',
  width: '100%',
});
export const field = style({ width: '12rem', maxWidth: '100%' });
/** The secret that a user types into the app instead of scanning the QR code. */
export const key = style({ overflowWrap: 'anywhere' });
