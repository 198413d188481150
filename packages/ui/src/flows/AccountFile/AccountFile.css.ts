import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('flows');

/** A sheet out of the archive: what is on file on the left, what it says, and what may be done with it. */
export const root = style({
  background: vars.color.surface,
  border: rules.fine,
  borderTop: rules.bold,
  padding: '0 24px',
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `8px ${vars.gutter}`,
  padding: '20px 0 19px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: rules.hair } },
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
    // In the middle of the line beside it.
    [from('medium')]: { justifyItems: 'end', margin: '-12px 0', paddingTop: 0 },
  },
});

export const asks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const gone = style({ borderBottom: rules.hair });
export const goes = style({ borderTop: rules.hair, padding: '8px 0 7px' });
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  borderTop: rules.fine,
  paddingTop: '16px',
});
