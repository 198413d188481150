// Styles of the staff's lists (of messages, applications and sales, and of orders): filters, the list, and the open
// entry beside it.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';
import { between, from, wideScreen } from '@fit-to-print/ui/tokens/breakpoint';
import { liningText, pencilFamily } from '@fit-to-print/ui/tokens/type';
import { fullTable, narrowTable, wideTable } from '../../patterns/DataTable/DataTable.css.ts';

const { style, globalStyle } = stylesInLayer('flows');

const large = from('large');

/** A click on the background focuses the root, so that the keyboard shortcuts work after it. */
export const root = style({ selectors: { '&:focus': { outline: 'none' } } });

/** On screens with room for one part only, the open entry replaces the list. */
const hiddenBehindEntry = {
  selectors: { [`${root}[data-open] &`]: { display: 'none' } },
  '@media': { [large]: { selectors: { [`${root}[data-open] &`]: { display: 'block' } } } },
} as const;

export const controls = style(hiddenBehindEntry);
/** The filters are below each other on a phone, as wide as the list; on larger screens they are in one row. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: '12px',
  margin: '20px 0',
  '@media': {
    [from('medium')]: { display: 'flex', flexWrap: 'wrap', gap: '16px', margin: '24px 0' },
  },
});
// On a tablet the second row is as wide as the first.
globalStyle(`${filters} > fieldset`, { '@media': { [between('medium', 'large')]: { flexGrow: 1 } } });
// The export button is as tall as the fields beside it.
globalStyle(`${filters} > button`, { paddingBlock: '10px 12px' });
/** The search field is so wide that its hint fits in one line: on a tablet it has its own row. */
export const search = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': {
    [large]: { flexBasis: '14rem' },
    // Beside an open entry, it ends where the list below it ends.
    [wideScreen('desktop')]: {
      selectors: {
        [`${root}[data-open] &`]: { flex: 'none', width: `calc((100% - ${vars.gutter}) * 7 / 12)` },
      },
    },
  },
});

/** The list and the open entry. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.gutter,
  alignItems: 'start',
  '@media': {
    [large]: {
      selectors: { [`${root}[data-open] &`]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
  },
});
export const list = style(hiddenBehindEntry);

const ellipsis = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const oneLine = style(ellipsis);
/** Shows at most two lines of a text, and cuts off the rest. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const twoLines = style(clamped);

// Parts of a row that depend on the width of the table. In a narrow table a row has no room for all columns, so the first column has their texts.
export const onlyInNarrow = style({
  display: 'none',
  '@container': { [narrowTable]: { display: 'inline' } },
});
export const hiddenInNarrow = style({ '@container': { [narrowTable]: { display: 'none' } } });
export const untilWide = style({ '@container': { [wideTable]: { display: 'none' } } });

/** The width of a narrow row: the cells beside the text end above it. */
const rowWidth = 'calc(100cqi - 12px)';
/** Who sent the entry, and its text: below each other, and side by side in a table with room for both. */
export const entry = style({
  display: 'block',
  '@container': {
    [fullTable]: { display: 'grid', gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: '32px' },
  },
});
/** The headline of the row. A row has two typefaces: this one, also for the status, and the one of the newspaper's text. */
export const name = style({
  ...typeStyle('head'),
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  '@container': {
    // Narrower letters, so that an email address fits.
    [narrowTable]: { fontSize: '1.125rem', fontStretch: '80%' },
    [fullTable]: { fontSize: typeStyle('head').fontSize },
  },
});
/** The status: a stamp. In a narrow row its word is before the stamp, so that the stamps of all rows end at the edge. */
export const status = style({
  '@container': {
    [narrowTable]: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'center', gap: '6px' },
  },
});
/** A status without a word beside it. */
export const stamp = style({});
for (const parent of [status, stamp]) globalStyle(`${parent} > *`, typeStyle('stamp'));
/** The word under the status of an entry that waits too long for its first answer. */
export const overdue = style({ display: 'block', color: vars.color.critical });
export const labels = style({
  ...typeStyle('small'),
  marginInlineStart: '10px',
  color: vars.color.muted,
  // Below the name: in a narrow row the labels would be cut off beside it, and in a full table the text is beside it.
  '@container': {
    [narrowTable]: { ...ellipsis, marginInlineStart: 0, lineHeight: '1.5rem' },
    [fullTable]: { ...ellipsis, marginInlineStart: 0 },
  },
});
export const excerpt = style({
  ...typeStyle('small'),
  ...clamped,
  color: vars.color.muted,
  // What nobody has answered yet is as dark as the name.
  selectors: { [`${entry}[data-new] > &`]: { color: vars.color.ink } },
  '@container': {
    [narrowTable]: { width: rowWidth, paddingTop: '2px' },
    [fullTable]: typeStyle('body'),
  },
});
/** What is done next: a note of the editor. */
export const nextStep = style({
  ...clamped,
  color: vars.color.pencil,
  fontFamily: pencilFamily,
  fontSize: '1.1875rem',
  fontStyle: 'italic',
  fontWeight: 500,
  lineHeight: '1.5rem',
});
/** The next step below the text, in a table without room for a column of next steps. */
export const nextStepInRow = style({
  display: 'block',
  '@container': { [narrowTable]: { width: rowWidth }, [wideTable]: { display: 'none' } },
});
/** The cell of the date and the time; in a narrow row, the status is below them. */
export const received = style({
  fontFamily: liningText,
  '@container': {
    [narrowTable]: {
      display: 'grid',
      // A text that is wider than the column overlaps the space before it.
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'end',
      whiteSpace: 'nowrap',
    },
  },
});
/** The time is below the date, and in a narrow row beside it. */
export const timeOfDay = style({
  display: 'block',
  color: vars.color.muted,
  '@container': { [narrowTable]: { display: 'inline' } },
});
export const statusBelowTime = style({
  display: 'none',
  '@container': { [narrowTable]: { display: 'block' } },
});

export const listStatus = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
  padding: '24px 16px',
  // The same padding as the cells of a narrow table.
  '@container': { [narrowTable]: { paddingInline: '4px' } },
});

export const keyboardHint = style({
  ...typeStyle('label'),
  display: 'none',
  padding: '8px 16px 0',
  color: vars.color.muted,
  // Devices with a mouse and a large screen usually have a keyboard.
  '@media': { [`${wideScreen('medium')} and (hover: hover) and (pointer: fine)`]: { display: 'block' } },
});
