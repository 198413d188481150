// Styles of `Inbox`, the staff's list of received messages, applications and sales (submissions): filters, the list, and the open
// submission beside it.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';
import { from, wideScreen } from '@fit-to-print/ui/tokens/breakpoint';
import { fullTable, narrowTable, wideTable } from '../../patterns/DataTable/DataTable.css.ts';

const { style, globalStyle } = stylesInLayer('flows');

const large = from('large');

/** A click on the background focuses the root, so that the keyboard shortcuts work after it. */
export const root = style({ selectors: { '&:focus': { outline: 'none' } } });

/** On screens with room for one part only, the open submission replaces the list. */
const hiddenBehindSubmission = {
  selectors: { [`${root}[data-open] &`]: { display: 'none' } },
  '@media': { [large]: { selectors: { [`${root}[data-open] &`]: { display: 'block' } } } },
} as const;

export const controls = style(hiddenBehindSubmission);
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
// As high as the fields beside it.
globalStyle(`${filters} > button`, { paddingBlock: '10px 12px' });
/** The search field is so wide that its hint fits in one line: on a tablet it has its own row. */
export const search = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': { [large]: { flexBasis: '14rem' } },
});

/** The list and the open submission. */
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
export const list = style(hiddenBehindSubmission);

const ellipsis = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const oneLine = style(ellipsis);
/** At most two lines; the rest is cut off. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const twoLines = style(clamped);

// Parts of a row that depend on the width of the table. In a narrow table a row has no room for all columns, so the first has their texts.
export const onlyInNarrow = style({
  display: 'none',
  '@container': { [narrowTable]: { display: 'inline' } },
});
export const hiddenInNarrow = style({ '@container': { [narrowTable]: { display: 'none' } } });
export const untilWide = style({ '@container': { [wideTable]: { display: 'none' } } });

/** Who sent the entry, and its text: below each other, and side by side in a table with room for both. */
export const submission = style({
  display: 'block',
  '@container': {
    [fullTable]: { display: 'grid', gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: '32px' },
  },
});
export const name = style({ ...typeStyle('button'), lineHeight: '1.5rem' });
/** The word under the status of an entry that waits too long for its first answer. */
export const overdue = style({ ...typeStyle('label'), display: 'block', color: vars.color.critical });
export const labels = style({
  ...typeStyle('label'),
  marginInlineStart: '10px',
  color: vars.color.muted,
  // Below the name: in a narrow row the labels would be cut off beside it, and in a full table the text is beside it.
  '@container': {
    [narrowTable]: { ...ellipsis, marginInlineStart: 0, lineHeight: '1.5rem' },
    [fullTable]: { ...ellipsis, marginInlineStart: 0, fontSize: typeStyle('figure').fontSize },
  },
});
export const excerpt = style({
  ...typeStyle('small'),
  ...clamped,
  color: vars.color.muted,
  '@container': {
    // As wide as the row: the cells beside it end above it.
    [narrowTable]: { width: 'calc(100cqi - 12px)', paddingTop: '2px' },
    [fullTable]: { ...typeStyle('body'), color: vars.color.ink },
  },
});
/** The place before the text, as in a newspaper: MILWAUKEE, WISCONSIN — In a narrow row it is the company. */
export const place = style({ ...typeStyle('label'), textTransform: 'uppercase' });
/** The time, and below it the status in a narrow row. */
export const received = style({
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
/** Below the date; in a narrow row beside it. */
export const timeOfDay = style({
  display: 'block',
  color: vars.color.muted,
  '@container': { [narrowTable]: { display: 'inline' } },
});
export const statusBelowTime = style({
  display: 'none',
  '@container': { [narrowTable]: { display: 'flex', alignItems: 'center', gap: '6px' } },
});

export const listStatus = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
  padding: '24px 16px',
  // As the cells of a narrow table.
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
