// Styles of `PlacementReport`: where a press release was published, how many of those pages are online, and the promised minimum. Colors:
// `pencil` is the accent of links and buttons. An outlet is a newspaper or another newsroom.
import { borders, boldTopSurface } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import { families, weights } from '../../tokens/type.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** A raised surface: the verdict and the tally, then the table. Its parts inherit the type of labels. */
export const root = style({
  ...typeStyle('label'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  ...boldTopSurface,
  padding: vars.gutter,
  overflowWrap: 'anywhere',
});
/** From the small breakpoint up, the headline is to the left of the verdict and the tally. */
export const withHeadline = style({
  '@media': {
    [from('small')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: '2.5rem',
    },
  },
});
/** The label is directly above the headline. */
globalStyle(`${withHeadline} > :first-child`, { display: 'grid', alignContent: 'start' });
globalStyle(`${withHeadline} > :first-child > :not(:last-child)`, { justifySelf: 'start' });
globalStyle(`${withHeadline} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
export const note = style({ color: vars.color.muted });
/** One sentence that compares the number of pages with the promised minimum. Beside a headline it is smaller than that. */
export const verdict = style({
  ...typeStyle('index'),
  marginBottom: '20px',
  selectors: { '* + &': { marginTop: '20px' }, [`${withHeadline} &`]: typeStyle('head') },
});
/** The drawing of tally marks, one for each page. */
const tallyMarks = style({
  display: 'block',
  width: '100%',
  marginBottom: '12px',
  overflow: 'visible',
  stroke: 'currentcolor',
});
/** The marks in short rows, for phones, and in long ones. */
export const shortRows = [tallyMarks, style({ '@media': { [from('medium')]: { display: 'none' } } })].join(
  ' ',
);
export const longRows = [tallyMarks, style({ '@media': { [below('medium')]: { display: 'none' } } })].join(
  ' ',
);
/** The marks of pages beyond the promised minimum. */
export const beyondMinimum = style({ color: vars.color.pencil });
/** The number of these marks, beside the ring that is drawn around them. */
export const count = style({
  fill: 'currentcolor',
  stroke: 'none',
  font: `${weights.display} 3px ${families.display}`,
  transformBox: 'fill-box',
  transform: 'skewX(-12deg)',
});
/** The marks of pages that are missing to the promised minimum. */
export const missing = style({ color: vars.color.line });

/** Below the medium breakpoint a row is a small paragraph, and its values name their columns. */
const block = { '@media': { [below('medium')]: { display: 'block' } } } as const;
export const table = style({
  ...block,
  width: '100%',
  borderCollapse: 'collapse',
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
    [from('large')]: { fontSize: '1.0625rem' },
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
  '@media': {
    [from('large')]: { fontSize: '1.375rem', lineHeight: '2rem' },
    [between('medium', 'large')]: { fontSize: '1rem' },
  },
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
