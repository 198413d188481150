// Styles of `OrderQueue` and `OrderPanel`, the orders of press releases, for the staff.
import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';

const { style } = stylesInLayer('flows');

/** The next step of the open order. */
export const next = style({ ...typeStyle('head'), margin: '4px 0 16px', textWrap: 'pretty' });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginBottom: '24px',
});
/** One action with its form. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: '12px',
});
export const list = style({ margin: '8px 0 20px', borderTop: borders.fine });
export const listItem = style({ padding: '8px 0 7px', borderBottom: borders.hair });
export const requestedChanges = style({ ':empty': { display: 'none' }, marginBottom: '20px' });
export const value = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** The pages on which the release was published. */
export const placements = style({ marginTop: '20px' });
