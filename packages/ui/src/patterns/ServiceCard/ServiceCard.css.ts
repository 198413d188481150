// Styles of `ServiceCard` and its list: each card looks like an advertisement in a newspaper. Colors: `paper` is the page's background,
// `ink` is text.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const gap = `max(${vars.gutter}, 2rem)`;
/** The parts of an advertisement. They are rows of the list, so that those of neighbors begin on the same line. */
const parts = 4;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  '@media': {
    // Cuts off the lines before the first column, not the focus rings beside the list.
    [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', clipPath: 'inset(-8px)' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** A vertical line before a column. */
const rule = { ...columnRule('8px', '40px'), insetInlineStart: `calc(${gap} / -2)` };
export const item = style({
  position: 'relative',
  gridRow: `span ${parts}`,
  display: 'grid',
  gridTemplateRows: 'subgrid',
  paddingBottom: '40px',
  '@media': {
    [from('small')]: { '::before': rule },
    [between('small', 'desktop')]: {
      // A single advertisement in the last row is as wide as both columns.
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${parts}`,
  alignContent: 'start',
  borderTop: borders.fine,
  paddingTop: '8px',
});
/** The name and the number of the service. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  // The typeface has too little space between words in capitals.
  wordSpacing: '.1em',
});
export const number = style({ flex: 'none' });
/** The text of the advertisement. */
export const adText = style({
  paddingBottom: '8px',
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
/** The first words of the advertisement, in large type. */
export const leadWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: '16px 0 12px',
  selectors: {
    // Some advertisements have their first words between heavy and fine lines: with three columns, one in each row and one in each column.
    [`${item}:nth-child(4n + 1) &`]: {
      paddingBlock: '18px 16px',
      borderBlock: `8px solid ${vars.color.ink}`,
      // Outer shadows cover inner ones: 3 px of paper, then a line.
      boxShadow: [3, 4]
        .flatMap(width => {
          const color = width === 3 ? vars.color.paper : vars.color.ink;
          return [`inset 0 ${width}px ${color}`, `inset 0 -${width}px ${color}`];
        })
        .join(', '),
    },
    // Two others are dark.
    [`${item}:nth-child(6n + 2) &`]: {
      padding: '16px 12px',
      background: vars.color.ink,
      color: vars.color.paper,
    },
  },
});
/** The list of features has two columns where an advertisement is wide. */
export const features = style({
  ...typeStyle('figure'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr))',
  alignContent: 'start',
  columnGap: gap,
  borderTop: borders.hair,
  '@media': {
    [below('small')]: { ...typeStyle('small') },
    [largeTextScreen]: { fontSize: '1rem' },
  },
});
export const feature = style({ borderBottom: borders.hair, padding: '4px 0 3px' });
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'end',
  alignContent: 'end',
  paddingTop: '12px',
});

/* The advertisement with a picture: in two columns it is two rows high, and in three columns two columns wide. */

export const withPicture = style({
  // The picture is one more row.
  gridRow: `span ${parts + 1}`,
  '@media': {
    [between('small', 'desktop')]: { gridRow: `span ${2 * parts}` },
    [from('desktop')]: { gridRow: `span ${parts}`, gridColumn: 'span 2' },
  },
});
globalStyle(`${withPicture} > .${card}`, {
  gridRow: '1 / -1',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: gap } },
});
/** After it, there is one advertisement less in a row or column. If the last one is alone in its row, it is as wide as the row. */
globalStyle(`${withPicture} ~ ${item}:last-child:nth-child(odd)`, {
  '@media': { [between('small', 'desktop')]: { gridColumn: 'auto' } },
});
const lastInRow = `${withPicture} ~ ${item}:last-child:nth-child(3n)`;
globalStyle(lastInRow, { '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });
globalStyle(`${lastInRow} > ${card}`, {
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: gap },
  },
});
globalStyle(`${lastInRow} ${head}`, { '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });
globalStyle(`${lastInRow} ${adText}`, { '@media': { [from('desktop')]: { gridArea: '2 / 1 / -1 / 3' } } });
globalStyle(`${lastInRow} ${features}`, {
  '@media': { [from('desktop')]: { gridColumn: '3', marginTop: '16px' } },
});
globalStyle(`${lastInRow} ${footer}`, {
  '@media': { [from('desktop')]: { gridArea: '3 / 3 / -1 / -1' } },
});
export const picture = style({
  position: 'relative',
  // A definite height: from a minimal one, Chromium computes container units of 0.
  height: '20rem',
  marginBlock: '16px 8px',
  containerType: 'size',
  '@media': {
    [between('small', 'desktop')]: { gridRow: `${parts} / -2`, height: 'auto', minHeight: '20rem' },
    [from('desktop')]: { gridArea: '1 / 2 / -1 / 3', height: 'auto', marginBlock: '8px 0' },
  },
});
globalStyle(`${picture} ~ ${footer}`, {
  '@media': {
    [between('small', 'desktop')]: { gridRow: '-2 / -1' },
    [from('desktop')]: { gridArea: '4 / 1' },
  },
});
