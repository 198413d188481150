// Styles of `DataTable`, a long table that renders only the visible rows. Colors: `paper` is the page's background, `ink` is text.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { borders } from '@fit-to-print/ui/theme/borders';
import { focusState, hoverState } from '@fit-to-print/ui/theme/states';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';

const { style } = stylesInLayer('patterns');

/** The largest height of the scroll container: the window's height without `belowWindowRem`, and at least `minRem`. */
export const largestHeight = { minRem: 24, belowWindowRem: 10 };
/** The scroll container. Its height is limited, so that the content above and below it is easy to reach. */
export const viewport = style({
  position: 'relative',
  containerType: 'inline-size',
  maxHeight: `max(${largestHeight.minRem}rem, 100dvh - ${largestHeight.belowWindowRem}rem)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderBottom: borders.fine,
  /** A row that is scrolled into view is below the sticky header, not under it. */
  scrollPaddingBlockStart: '3rem',
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
});

export const head = style({ position: 'sticky', top: 0, zIndex: 1 });
/** An empty row in place of the rows above or below that are not rendered. */
export const spacer = style({ padding: 0 });

/** Widths of the table, not of the screen: the panel beside it may be as wide as half of the screen. */
const breakpoints = { small: '34.01rem', medium: '42rem', wide: '60rem', full: '84rem' } as const;
/** A container query: the table is so narrow that a row is a note of some lines, and its cells end at the edge of the page. */
export const narrowTable = '(max-width: 34rem)';
/** A container query: the table has room for every column. */
export const wideTable = `(min-width: ${breakpoints.wide})`;
/** A container query: the table is so wide that the text of a row has a column of its own. */
export const fullTable = `(min-width: ${breakpoints.full})`;
/** A cell that is shown from this width of the table on. */
const shownFrom = (width: string) =>
  style({
    display: 'none',
    '@container': { [`(min-width: ${width})`]: { display: 'table-cell' } },
  });
/** The widths of columns. `fill` gets what the others leave. */
export const widths = {
  short: style({
    width: '6.25rem',
    '@container': {
      [`(min-width: ${breakpoints.medium})`]: { width: '8rem' },
      [fullTable]: { width: '9.5rem' },
    },
  }),
  medium: style({ width: '13rem', '@container': { [fullTable]: { width: '17rem' } } }),
  fill: '',
};
/** The styles of cells, by the width of the table from which they are shown. */
export const visibleFrom = {
  always: '',
  small: shownFrom(breakpoints.small),
  medium: shownFrom(breakpoints.medium),
  wide: shownFrom(breakpoints.wide),
};
/** On a phone, text begins and ends almost at the edges of the page's other text. The 4 px are for the line that marks the open row. */
const atPageEdge = {
  selectors: {
    '&:first-child': { paddingInlineStart: '4px' },
    '&:last-child': { paddingInlineEnd: 0, textAlign: 'end', overflow: 'visible' },
  },
} as const;
export const headerCell = style({
  ...typeStyle('label'),
  padding: '12px 0 7px',
  paddingInlineEnd: '16px',
  selectors: { '&:first-child': { paddingInlineStart: '16px' } },
  '@container': { [narrowTable]: { ...atPageEdge } },
  background: vars.color.paper,
  borderBottom: borders.bold,
  textAlign: 'start',
  verticalAlign: 'bottom',
  letterSpacing: '.02em',
  textTransform: 'uppercase',
  color: vars.color.muted,
});

export const row = style({
  cursor: 'pointer',
  selectors: {
    '&[data-open]': { background: vars.color.surface },
    // The ring is around the row, because all of it can be clicked.
    [`&:has(> th > ${focusState})`]: {
      outline: `3px solid ${vars.color.pencil}`,
      outlineOffset: '-3px',
    },
  },
});

const bodyCell = {
  padding: '11px 0 12px',
  paddingInlineEnd: '16px',
  borderBottom: borders.hair,
  verticalAlign: 'top',
  overflow: 'hidden',
  textAlign: 'start',
  selectors: {
    [`${row}${hoverState} > &`]: { borderBottomColor: vars.color.ink },
    [`${row}[data-open] > &`]: { borderBottomColor: vars.color.ink },
  },
} as const;

export const cell = style({
  ...bodyCell,
  ...typeStyle('small'),
  '@container': {
    [narrowTable]: { ...atPageEdge },
    [fullTable]: { paddingBlock: '16px 18px' },
  },
  selectors: {
    ...bodyCell.selectors,
    // The mark of an empty cell, so that the row can be followed to its end. Screen readers do not read it.
    '&:empty::after': { content: '"–" / ""', color: vars.color.muted },
  },
});
export const nameCell = style({ ...bodyCell, padding: 0, paddingInlineEnd: 0, overflow: 'visible' });

/** A cell of a row that is still loading. */
export const placeholderCell = style({
  ...bodyCell,
  height: '4.5rem',
  selectors: { '&:first-child': { paddingInlineStart: '16px' } },
  '@container': { [narrowTable]: { ...atPageEdge } },
});
/** A bar in place of a line of text. */
export const placeholderText = style({
  display: 'block',
  width: 'min(100%, 10rem)',
  height: '8px',
  marginTop: '8px',
  background: vars.color.placeholderText,
});

export const openButton = style({
  display: 'block',
  width: '100%',
  paddingBlock: '11px 12px',
  paddingInline: '12px 16px',
  '@container': {
    [narrowTable]: {
      paddingInline: '0 8px',
      // Keeps the text away from the blue line.
      selectors: { '&[aria-current]': { paddingInlineStart: '8px' } },
    },
    [fullTable]: { paddingBlock: '16px 18px' },
  },
  border: 0,
  // The line is blue on the open row.
  borderInlineStart: '4px solid transparent',
  background: 'none',
  textAlign: 'start',
  cursor: 'inherit',
  selectors: {
    [`&${focusState}`]: { outline: 0 },
    '&[aria-current]': { borderColor: vars.color.pencil },
  },
  '@media': {
    // Forced colors draw transparent borders.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});
