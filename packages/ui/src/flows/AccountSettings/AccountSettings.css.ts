// Styles of `AccountSettings`, the list of settings on the account page, and of its dialog that deletes the account.
import { vars } from '../../theme/contract.css.ts';
import { borders, boldTopSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

export const root = style({
  ...boldTopSurface,
  padding: '0 16px',
  '@media': { [from('medium')]: { paddingInline: '24px' } },
});
/** One setting: its title, text and button, side by side on wide screens. */
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
      padding: '28px 0 27px',
    },
    // The text has the space beside a short button.
    [between('medium', 'large')]: { gridTemplateColumns: '10rem minmax(0, 1fr) auto', columnGap: '12px' },
  },
});
// On wide screens the texts are larger, as the introduction above them is.
globalStyle(`${row} :is(p, output > *)`, {
  '@media': { [largeTextScreen]: { fontSize: '1.25rem', lineHeight: 1.4 } },
});
globalStyle(`${row} > h2`, {
  '@media': { [largeTextScreen]: { fontSize: '1.75rem', lineHeight: '2rem' } },
});
// A date has no line break.
globalStyle(`${row} time`, { whiteSpace: 'nowrap' });
/** The text of a row without a button, which is as wide as text and button together. */
export const wideText = style({ '@media': { [from('medium')]: { gridColumn: '2 / -1' } } });
/** The button of a row: on phones as wide as the row. */
export const action = style({
  display: 'grid',
  paddingTop: '8px',
  '@media': {
    // Centers the button on the first line of the text.
    [from('medium')]: { justifyItems: 'end', margin: '-12px 0', paddingTop: 0 },
  },
});

/** The list of browsers in which the account is signed in, and of applications. */
export const list = style({ display: 'grid', gap: '12px' });
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '8px 16px',
});

/** The form in the dialog that deletes the account. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
/** The list of what the deletion removes. */
export const removedList = style({ borderBottom: borders.hair });
export const removedItem = style({ borderTop: borders.hair, padding: '8px 0 7px' });
export const dialogActions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  borderTop: borders.fine,
  paddingTop: '16px',
});
