import { vars } from '../../theme/contract.css.ts';
import { corners, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('flows');

export const root = style({
  background: vars.color.surface,
  border: borders.fine,
  borderTop: borders.bold,
  ...corners('surface'),
  padding: '0 24px',
});
/** Title, text and action. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `8px ${vars.gutter}`,
  padding: '20px 0 19px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: borders.hair } },
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(13rem, 3fr)',
      alignItems: 'start',
    },
  },
});
export const action = style({
  display: 'grid',
  justifyItems: 'start',
  paddingTop: '8px',
  '@media': {
    // Centers the button on the first line of the text.
    [from('medium')]: { justifyItems: 'end', margin: '-12px 0', paddingTop: 0 },
  },
});

export const sessions = style({ display: 'grid', gap: '12px' });
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '8px 16px',
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const removedList = style({ borderBottom: borders.hair });
export const removedItem = style({ borderTop: borders.hair, padding: '8px 0 7px' });
export const dialogActions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  borderTop: borders.fine,
  paddingTop: '16px',
});
