// Styles of `FailedMailList`, the mails that could not be sent, in a box above the inbox.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { from } from '@fit-to-print/ui/tokens/breakpoint';

const { style } = stylesInLayer('flows');

export const root = style({
  marginBottom: '24px',
  padding: '12px 16px 4px',
  background: vars.color.surface,
  border: `2px solid ${vars.color.critical}`,
});
/** The message that the list could not be loaded, with a button. */
export const loadFailed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: '24px',
});
export const list = style({
  marginTop: '8px',
  // Two and a half mails on a phone: the third one, which is cut off, shows that the list can be scrolled.
  maxHeight: '24rem',
  overflow: 'auto',
  '@media': { [from('medium')]: { maxHeight: '14rem' } },
});
export const mail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 0',
  selectors: { '& + &': { borderTop: borders.hair } },
});
export const description = style({ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' });
