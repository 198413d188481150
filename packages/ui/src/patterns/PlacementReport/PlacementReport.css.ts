// Styles of `PlacementReport`: where a press release was published, how many of those pages are online, and the promised minimum. Colors:
// `pencil` is the accent of links and buttons. An outlet is a newspaper or another newsroom.
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** A raised surface: the verdict, then the table. From the desktop breakpoint, the tally is beside the table. Its parts inherit the type of labels. */
export const root = style({
  ...typeStyle('label'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `32px ${vars.gutter}`,
  background: vars.color.surface,
  border: borders.fine,
  borderTop: borders.bold,
  padding: vars.gutter,
  overflowWrap: 'anywhere',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', rowGap: '16px' },
  },
});
/** The verdict and the tally. Where they have the full width of the surface, they are side by side. */
globalStyle(`${root} > div`, {
  columns: '2 17rem',
  '@media': { [from('desktop')]: { display: 'contents' } },
});
/** The tally. Beside the table, it is about as high as three rows of it, so that the sample has no empty space. */
globalStyle(`${root} > div > div`, {
  breakInside: 'avoid',
  '@media': { [from('desktop')]: { gridArea: '3 / 1 / span 2' } },
});
export const note = style({
  color: vars.color.muted,
  '@media': { [from('desktop')]: { gridColumn: -2 } },
});
/** One sentence that compares the number of pages with the promised minimum. */
export const verdict = style({
  ...typeStyle('index'),
  margin: '20px 0',
  '@media': { [from('desktop')]: { gridColumn: '1 / -1', margin: '0 0 8px' } },
});
/** The drawing of tally marks, one for each page. */
export const tallyMarks = style({
  display: 'block',
  width: '100%',
  marginBottom: '8px',
  stroke: 'currentcolor',
});
/** The marks of pages beyond the promised minimum. */
export const beyondMinimum = style({ color: vars.color.pencil });
/** The marks of pages that are missing to the promised minimum. */
export const missing = style({ color: vars.color.line });

/** Below the medium breakpoint a row is a small paragraph, and its values name their columns. */
const block = { '@media': { [below('medium')]: { display: 'block' } } } as const;
export const table = style({
  ...block,
  width: '100%',
  borderCollapse: 'collapse',
  '@media': {
    ...block['@media'],
    [from('desktop')]: {
      gridColumn: '1 / -1',
      selectors: { [`div:has(> div) ~ &`]: { gridArea: '3 / 2' } },
    },
  },
});
export const caption = style({
  ...block,
  textAlign: 'start',
  padding: '4px 0 8px',
  borderBottom: borders.fine,
});
export const head = style({
  color: vars.color.muted,
  borderBottom: borders.hair,
  whiteSpace: 'nowrap',
  '@media': { [below('medium')]: { display: 'none' } },
});
export const rows = style(block);
export const row = style({
  ...typeStyle('figure'),
  borderBottom: borders.hair,
  '@media': {
    [between('medium', 'large')]: { fontSize: '.75rem' },
    [below('medium')]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '16px',
      padding: '8px 0',
    },
  },
});
export const cell = style({
  padding: '8px 0',
  paddingInlineEnd: '16px',
  textAlign: 'start',
  verticalAlign: 'baseline',
  ':last-child': { paddingInlineEnd: 0, textAlign: 'end', overflowWrap: 'normal' },
  '@media': {
    [below('medium')]: { padding: 0 },
    [between('medium', 'large')]: { paddingInlineEnd: '10px' },
  },
});
export const outlet = style({
  ...typeStyle('body'),
  '@media': { [between('medium', 'large')]: { fontSize: '1rem' } },
});
/** The name of the column, in front of the value. */
export const cellLabel = style({
  color: vars.color.muted,
  '@media': { [from('medium')]: { display: 'none' } },
});
export const date = style({ whiteSpace: 'nowrap' });
/** The address of a page that is not online any more. */
export const goneAddress = style({
  textDecorationLine: 'line-through',
  textDecorationThickness: '2px',
  textDecorationColor: vars.color.pencil,
});
/** The value of such a page in the column of links. */
export const goneValue = style({ color: vars.color.critical });
/** The marks of a long tally: large windows show its long rows, and other windows its short ones. Without such a tally, a page does not have these rules. */
export const longTally = {
  shortRows: [tallyMarks, style({ '@media': { [from('large')]: { display: 'none' } } })].join(' '),
  longRows: [
    tallyMarks,
    style({ display: 'none', '@media': { [from('large')]: { display: 'block' } } }),
  ].join(' '),
};
