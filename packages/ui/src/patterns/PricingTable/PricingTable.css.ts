// Styles of `PricingTable`, the prices and features of the monthly packages (tiers): a table, and on phones a card
// with the button of each package above it. Colors:
// `paper` is the page's background, `ink` is text, `marker` is a highlighter's yellow.
import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders, framedSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { dark } from '../../theme/themes.css.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { below, from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({
  ...typeStyle('figure'),
  overflowWrap: 'anywhere',
  '@media': { [largeTextScreen]: { fontSize: '1rem' } },
});
/** What happens after a click on a link, and what the highlight means. In print, no page ends between it and the prices. */
export const guide = style({
  display: 'grid',
  gap: '12px',
  marginBottom: '24px',
  breakAfter: 'avoid',
  // The second column starts with the text of the third package.
  '@media': { [from('medium')]: { gridTemplateColumns: '63% 1fr' } },
});
/** The negative margin keeps highlighted text aligned with its column. On phones, large figures have no room for more at their sides. */
export const mark = style({
  background: vars.color.marker,
  color: vars.color.onMarker,
  padding: '1px 6px',
  marginInlineStart: '-6px',
  boxDecorationBreak: 'clone',
  '@media': { [below('medium')]: { padding: '1px 2px', marginInlineStart: '-2px' } },
});
export const price = style({
  ...familyStyle('display'),
  display: 'block',
  fontSize: '2rem',
  fontStretch: '75%',
  lineHeight: 1.1,
  '@media': {
    [below('large')]: { fontSize: 'min(1.5rem, 5.6vw)', fontStretch: '62%' },
  },
});

/* The table. */

/** The table on phones: a row is a grid of its packages, with the label of the row above their values. */
const compact = below('medium');
/** The number of packages. */
const columnCount = createVar();
/** The number of packages, less one. */
export const columnCounts = [1, 2, 3, 4, 5].map(count => style({ vars: { [columnCount]: String(count) } }));

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '@media': { [compact]: { display: 'block' } },
});
globalStyle(`${table} > *`, { '@media': { [compact]: { display: 'block' } } });
globalStyle(`${table} > * > tr`, {
  '@media': {
    [compact]: { display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` },
  },
});
/** The column with the names of the features. */
export const labels = style({ width: '26%' });

/** The largest package is a dark part of the page, in both editions. */
const largestCell = style({});
export const largest = [dark, largestCell].join(' ');

/** The head of the table is not sticky on low screens, where it would cover most of the rows. */
export const head = style({
  '@media': { '(min-height: 36rem)': { position: 'sticky', top: 0 } },
});
globalStyle(`${head} > tr > *`, { textAlign: 'start' });
globalStyle(`${head} > tr > :not(${largestCell})`, { background: vars.color.paper });
/** On phones also over the grounds of the rows that pass below the head: they begin at the edge of the window. Its first row has two lines. */
globalStyle(`${head} > :first-child > :nth-child(-n + 2)`, {
  '@media': { [compact]: { boxShadow: `-16px 0 ${vars.color.paper}` } },
});
/** On phones the cards above the table have the buttons, and the period beside the price. */
globalStyle(`${head} > tr + tr :is(td > div, [aria-hidden])`, {
  '@media': { [compact]: { display: 'none' } },
});
/** The name of a package. */
export const name = style({ ...typeStyle('title'), fontSize: 'clamp(1.36rem, 2.9vw, 1.75rem)' });
/** The cell with the name of a package. */
const tierCell = style({ padding: '16px 12px 0', borderInlineStart: borders.hair });
export const tier = [name, tierCell].join(' ');
/** The second row of the header: the prices and the terms. */
const underHead = { padding: '0 12px 16px', borderBottom: borders.bold, verticalAlign: 'bottom' } as const;
/** The terms of payment, in the first cell of the row of prices. */
export const terms = style({ ...underHead, paddingInlineStart: 0 });
/** The price of a package and the button that buys it. */
export const priceCell = style({
  ...underHead,
  borderInlineStart: borders.hair,
});
export const buy = style({ marginTop: '12px' });

/** The heading of a group of features. */
export const group = style({
  padding: '32px 0 7px',
  borderBottom: borders.fine,
  textAlign: 'start',
});
export const row = style({});
export const rowLabel = style({
  ...typeStyle('body'),
  padding: '8px 0 7px',
  paddingInlineEnd: '16px',
  borderBottom: borders.hair,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem' } },
});
export const cell = style({
  padding: '8px 12px 7px',
  borderBottom: borders.hair,
  borderInlineStart: borders.hair,
  verticalAlign: 'baseline',
});
/** Every second row has a darker ground, in the dark column a lighter one, so that the eye can follow it across wide windows. */
// A gray that darkens the paper of the day and brightens that of the night.
const tint = '#8882';
const ground = { backgroundImage: `linear-gradient(${tint} 0 0)` } as const;
globalStyle(`${row}:nth-child(2n) > td`, {
  ...ground,
  // A printed page has no grounds, but they would cover lines.
  '@media': { print: { backgroundImage: 'none' } },
});
/** The ground of the labels, which are flush with the lines above and below, would begin at their first letter: only phones have it. */
globalStyle(`${row}:nth-child(2n) > th`, { '@media': { [compact]: ground } });
/** On phones the ground begins at the edge of the window. */
globalStyle(`${row}:nth-child(2n) > :nth-child(-n + 2)`, {
  '@media': { [compact]: { boxShadow: `-16px 0 ${tint}` } },
});
/** On phones the values are below the label, and the largest package is a block as high as both, up to the edge of the window. */
globalStyle(`${table} > * > tr > :is(th, td)`, {
  '@media': {
    [compact]: {
      gridRow: 2,
      alignContent: 'end',
      paddingBlock: '2px 10px',
      paddingInline: '0 4px',
      borderInline: 0,
    },
  },
});
globalStyle(`${table} > * > tr > [scope^="row"]`, {
  '@media': { [compact]: { gridArea: '1 / 1 / 2 / -2', paddingTop: '12px', borderBottom: 0 } },
});
globalStyle(`${table} > * > tr > ${largestCell}`, {
  '@media': {
    [compact]: {
      gridArea: '1 / -2 / 3 / -1',
      marginInlineEnd: `calc(-1 * ${vars.pageMargin})`,
      paddingInlineStart: '8px',
    },
  },
});
globalStyle(`${table} > * > tr > ${tierCell}`, {
  '@media': {
    [compact]: { fontSize: 'min(1.25rem, 4.7vw)', fontStretch: '75%', paddingBottom: 0 },
  },
});

/** A symbol of a table cell. It is drawn with borders, because forced colors keep borders. Screen readers read a hidden word instead. */
const symbolBefore = { content: '', display: 'inline-block' } as const;
/** A square, for a package that has the feature. */
export const includedMark = style({
  '::before': { ...symbolBefore, border: '6px solid currentcolor', verticalAlign: '-1.5px' },
});
/**
 * On dark parts a marked square is as light as the others, and framed with the highlighter: a dark square on the highlighter would look like
 * an empty one there.
 */
globalStyle(`${cell} > mark > span::before`, {
  borderColor: vars.color.ink,
  boxShadow: `0 0 0 3px light-dark(${vars.color.marker}, ${vars.color.paper}), 0 0 0 6px ${vars.color.marker}`,
});
/** A short line, for a package without the feature. */
export const notIncludedMark = style({
  '::before': { ...symbolBefore, width: '11px', borderTop: '2px solid currentcolor', verticalAlign: '3px' },
});

/* The cards, below the medium breakpoint. */

export const cards = style({
  display: 'none',
  '@media': {
    [compact]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '16px',
      marginBottom: '32px',
    },
  },
});
export const card = style({
  ...framedSurface,
  display: 'grid',
  gap: '12px',
  padding: '12px',
});
/** Each button has one line. */
globalStyle(`:is(${buy}, ${card}) > a`, { '@media': { [below('large')]: { paddingInline: '4px' } } });
const outletsOfTable = `${table} > :nth-child(4) > :nth-child(2) > td`;
globalStyle(outletsOfTable, {
  ...familyStyle('display'),
  fontStretch: '62%',
  fontSize: 'min(3.5rem, 10.5vw)',
  lineHeight: 1.1,
});
/** The other figures of the table have one size. */
globalStyle(`${table} > :nth-child(4) > :nth-child(n + 3) > td`, {
  ...familyStyle('display'),
  fontStretch: '75%',
  fontSize: 'min(1.25rem, 4.7vw)',
  wordSpacing: '.12em',
  '@media': {
    // The space at the end keeps a value of several words away from the next one.
    [compact]: { fontStretch: '62%', paddingInlineEnd: '9px' },
    [largeTextScreen]: { fontSize: '1.5rem' },
  },
});
/* The glossary, below the table. */

export const glossary = style({
  ...typeStyle('body'),
  marginTop: '48px',
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
export const glossaryTerms = style({
  // Columns of text: in the rows of a grid, short texts beside a long one would leave gaps.
  columnGap: vars.gutter,
  marginTop: '8px',
  '@media': { [from('medium')]: { columns: 2 }, [from('desktop')]: { columns: 3 } },
});
globalStyle(`${glossaryTerms} > div`, {
  breakInside: 'avoid',
  borderTop: borders.hair,
  padding: '12px 0 16px',
});
/** In a font that the rate card uses already: bold text would need one more download. */
export const glossaryTerm = style({ ...typeStyle('head'), marginBottom: '4px' });
