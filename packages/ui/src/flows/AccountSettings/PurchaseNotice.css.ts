// Styles of `PurchaseNotice`, which thanks a buyer above the account's orders and settings.
import { vars } from '../../theme/contract.css.ts';
import { borders, boldTopSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('flows');

/** The title to the left, the text and the steps to the right. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `12px ${vars.gutter}`,
  marginBottom: '64px',
  padding: '20px 16px',
  ...boldTopSurface,
  overflowWrap: 'anywhere',
  '@media': {
    [from('medium')]: { padding: '28px 24px' },
    // The columns of the settings below.
    [from('large')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(13rem, 3fr)' },
  },
});
export const text = style({
  display: 'grid',
  gap: '16px',
  '@media': { [from('large')]: { gridColumn: '2 / -1' } },
});
/** The steps, numbered. */
export const steps = style({ counterReset: 'step', borderTop: borders.fine });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: '16px',
  padding: '10px 0 9px',
  borderBottom: borders.hair,
  counterIncrement: 'step',
  '::before': { ...typeStyle('label'), content: 'counter(step)', color: vars.color.muted },
});
