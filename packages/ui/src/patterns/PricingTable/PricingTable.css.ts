// Styles of `PricingTable`, the prices and features of the monthly packages (tiers): a table on wide screens, cards on narrow ones. Colors:
// `paper` is the page's background, `ink` is text, `marker` is a highlighter's yellow.
import { hoverState } from '../../theme/states.ts';
import { dark } from '../../theme/themes.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { below, from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** Numbers. */
const figures = { ...typeStyle('figure'), fontVariantNumeric: 'tabular-nums' } as const;

export const root = style({
  ...figures,
  overflowWrap: 'anywhere',
  '@media': { [largeTextScreen]: { fontSize: '1rem' } },
});
/** The line above the legend, which says what happens after a click on a link. In print, no page ends between it and the prices. */
export const steps = style({ marginBottom: '12px', breakAfter: 'avoid' });
export const legend = style({
  ...typeStyle('label'),
  color: vars.color.muted,
  marginBottom: '16px',
  breakAfter: 'avoid',
});

/** The negative margin keeps highlighted text aligned with its column. */
export const mark = style({
  background: vars.color.marker,
  color: vars.color.onMarker,
  padding: '2px 6px 3px',
  marginInlineStart: '-6px',
});

/** The highlighter as an underline: in every row but the first, whose differences are the largest. */
export const underline = style({
  background: 'none',
  color: 'inherit',
  paddingBottom: '1px',
  borderBottom: `4px solid ${vars.color.marker}`,
});
export const price = style({
  ...familyStyle('display'),
  display: 'block',
  fontSize: '2rem',
  fontStretch: '75%',
  lineHeight: 1.1,
});

/* The table, from the large breakpoint up. */

export const table = style({
  display: 'none',
  '@media': {
    [from('large')]: {
      display: 'table',
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      textAlign: 'start',
    },
  },
});
/** The column with the names of the features. */
export const labels = style({ width: '28.4%' });

/** The head of the table is not sticky on low screens, where it would cover most of the rows. */
export const head = style({
  '@media': { '(min-height: 36rem)': { position: 'sticky', top: 0, zIndex: 1 } },
});
globalStyle(`${head} > tr > *`, { textAlign: 'start' });
globalStyle(`${head} > tr > :not(.${dark})`, { background: vars.color.paper });
/** The cell with the name of a package. */
export const tier = style({
  ...typeStyle('title'),
  padding: '16px 16px 0',
  borderInlineStart: borders.hair,
});
/** The second row of the header: the prices and the terms. */
const underHead = { padding: '0 16px 16px', borderBottom: borders.bold, verticalAlign: 'bottom' } as const;
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
  fontVariantNumeric: 'normal',
});
export const cell = style({
  padding: '8px 16px 7px',
  borderBottom: borders.hair,
  borderInlineStart: borders.hair,
  verticalAlign: 'baseline',
});
/** Every second row has a darker ground, in the dark column a lighter one, so that the eye can follow it across wide windows. */
// A gray that darkens the paper of the day and brightens that of the night.
const tint = '#8882';
globalStyle(`${row}:nth-child(2n) > *`, { backgroundImage: `linear-gradient(${tint} 0 0)` });
/** In the night edition the dark column differs little from the page: it has an edge. */
globalStyle(`${table} .${dark}`, { borderInline: borders.fine });
/** The line below a hovered row is dark. */
globalStyle(`${row}${hoverState} > *`, { borderBottomColor: vars.color.ink });

/** A symbol of a table cell. It is drawn with borders, because forced colors keep borders. Screen readers read a hidden word instead. */
const symbolBefore = { content: '', display: 'inline-block' } as const;
/** A square, for a package that has the feature. */
export const includedMark = style({
  '::before': { ...symbolBefore, border: '6px solid currentcolor', verticalAlign: '-1.5px' },
});
/** A short line, for a package without the feature. */
export const notIncludedMark = style({
  color: vars.color.muted,
  '::before': { ...symbolBefore, width: '11px', borderTop: '2px solid currentcolor', verticalAlign: '3px' },
});

/* The cards, below the large breakpoint. */

/** The largest package is a dark block, which is larger than its place in the grid, so that its text is in line with that of the others. */
export const largest = [
  dark,
  style({
    padding: `12px ${vars.pageMargin} 16px`,
    marginInline: `calc(-1 * ${vars.pageMargin})`,
    // Its button is in line with that of the card beside it.
    '@media': { [from('medium')]: { marginBottom: '-16px' } },
  }),
].join(' ');
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px 32px' },
    [from('large')]: { display: 'none' },
  },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  borderTop: borders.bold,
  paddingTop: '12px',
});
export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
});
export const name = style({ ...typeStyle('index'), letterSpacing: 0, fontStretch: '84%' });
/** The numbers of a package, in two columns, each below its name. The second column has room for the longest value of all packages. */
export const figureList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.375rem',
  columnGap: '12px',
  margin: '8px 0 14px',
  borderBottom: borders.fine,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  fontSize: '1rem',
  borderTop: borders.hair,
  padding: '7px 0 8px',
});
export const term = style({ color: vars.color.muted, fontSize: '.875rem' });
/** The first figure, the number of outlets, is in large type beside two others. */
globalStyle(`${figure}:first-child`, { gridRow: 'span 2' });
/** The figures after those have a row each. */
globalStyle(`${figure}:nth-child(n + 4)`, { gridColumn: '1 / -1', flexDirection: 'row' });
const outletsOfTable = `${table} > :nth-child(4) > :nth-child(2) > td`;
globalStyle(`${figure}:first-child > dd, ${outletsOfTable}`, {
  ...familyStyle('display'),
  fontStretch: '62%',
  fontSize: 'min(4.75rem, 18vw)',
  lineHeight: 1.1,
});
globalStyle(outletsOfTable, { fontSize: '3.5rem' });
/** The other figures of the table have one size. */
globalStyle(`${table} > :nth-child(4) > :nth-child(n + 3) > td`, {
  ...familyStyle('display'),
  fontStretch: '75%',
  fontSize: '1.25rem',
  wordSpacing: '.1em',
});
export const features = style({ paddingBottom: '16px', marginBottom: 'auto' });
export const feature = style({
  ...typeStyle('small'),
  position: 'relative',
  padding: '4px 0',
  paddingInlineStart: '20px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '12px',
    border: '4.5px solid currentcolor',
  },
});

/* The glossary, below the table and the cards. */

export const glossary = style({
  ...typeStyle('small'),
  marginTop: '48px',
  '@media': { [largeTextScreen]: { fontSize: '1.1875rem', lineHeight: '1.625rem' } },
});
/** The space below the title, which is a label. */
export const glossaryTitle = style({ marginBottom: '8px' });
export const glossaryTerms = style({
  // Columns of text: in the rows of a grid, short texts beside a long one would leave gaps.
  columnGap: vars.gutter,
  '@media': { [from('medium')]: { columns: 2 }, [from('large')]: { columns: 3 } },
});
globalStyle(`${glossaryTerms} > div`, {
  breakInside: 'avoid',
  borderTop: borders.hair,
  padding: '8px 0 12px',
});
/** In a font that the rate card uses already: bold text would need one more download. */
export const glossaryTerm = style({ ...typeStyle('label'), marginBottom: '2px' });
/** On phones each text follows its term in the same line. */
globalStyle(`${glossaryTerms} > div > *`, {
  '@media': { [below('small')]: { display: 'inline', marginInlineEnd: '8px' } },
});
