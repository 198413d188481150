// Styles of `Prose`, a long text in sections. The variant `article` is for reading, `document` is for looking something up. Colors:
// `pencil` is the accent of links and buttons, `marker` is a highlighter's yellow.
import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders, framedSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { summaryStyle } from '../../theme/summary.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';
import { liningText, pencilFamily } from '../../tokens/type.ts';
import { measure } from '../../tokens/space.ts';
import type { proseVariants } from './Prose.tsx';

const { style, globalStyle } = stylesInLayer('patterns');

/** Screens on which the text of an article has two columns, and each section of a document has its heading beside its text. */
const twelveColumns = wideScreen('medium');
/** Screens with two columns that are too narrow for three parts side by side. */
const onTablets = between('medium', 'large');
/** Screens on which small text would look lost under the headline. */
const wide = 'screen and (min-width: 100rem)';
const widest = 'screen and (min-width: 116rem)';

export const root = style({
  display: 'grid',
  gap: `32px ${vars.gutter}`,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  // Not a grid in print: in a grid, Chromium puts the last columns outside the printed page.
  '@media': { print: { display: 'block' } },
});

const drawing = style({
  position: 'relative',
  gridColumn: '1 / -1',
  aspectRatio: '8 / 5',
  '@media': {
    print: { display: 'none' },
    // Before the introduction, so that the first screen of a phone shows it.
    [below('medium')]: { order: -1 },
    [twelveColumns]: { aspectRatio: 'auto' },
  },
});
globalStyle(`${drawing} > svg`, { position: 'absolute', inset: 0 });
/** The drawing of an article is beside the table of contents, and as high. */
const articleDrawing = style({
  '@media': {
    [twelveColumns]: { gridColumn: '1 / 7', minHeight: '240px' },
    [wideScreen('large')]: { gridColumn: '5 / 9' },
  },
});
/** The drawing of a document is below the introduction. */
const documentDrawing = style({
  '@media': {
    [twelveColumns]: { minHeight: '13rem' },
    // Beside the introduction, above the table of contents.
    [onTablets]: { gridColumn: '5 / -1' },
    [wideScreen('large')]: { gridColumn: '1 / 6' },
  },
});
/** The introduction is as tall as its text, and the drawing fills the rest of the height of the table of contents. */
export const documentWithDrawing = style({
  '@media': { [wideScreen('large')]: { gridTemplateRows: 'auto 1fr auto' } },
});
export const illustration: Record<(typeof proseVariants)[number], string> = {
  article: `${drawing} ${articleDrawing}`,
  document: `${drawing} ${documentDrawing}`,
};

/**
 * The introduction, beside the table of contents. With the drawing of an article between them, it has a whole row on screens that are too narrow
 * for three columns.
 */
export const intro = style({
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': {
    print: { marginBottom: '24px' },
    [twelveColumns]: {
      gridColumn: '1 / 5',
      selectors: { [`&:has(+ ${articleDrawing})`]: { gridColumn: '1 / -1' } },
    },
    [wideScreen('large')]: {
      selectors: {
        [`&:has(+ ${articleDrawing})`]: { gridColumn: '1 / 5' },
        [`&:has(+ ${documentDrawing})`]: { gridColumn: '1 / 6' },
      },
    },
  },
});
// Beside the drawing of a document, the text is about as tall as the drawing.
globalStyle(`${intro}:has(+ ${documentDrawing}) > p`, {
  '@media': { [onTablets]: { fontSize: '1.75rem', lineHeight: 1.2, textWrap: 'pretty' } },
});
globalStyle(`${intro}:has(+ ${articleDrawing}) > p`, {
  '@media': {
    [onTablets]: { maxWidth: 'none' },
    // The text is as tall as the drawing beside it.
    [wideScreen('large')]: {
      fontSize: 'clamp(1.5rem, 2.7vw, 2.75rem)',
      lineHeight: 1.25,
      textWrap: 'pretty',
    },
  },
});

/** The table of contents. */
export const contents = style({
  gridColumn: '1 / -1',
  '@media': {
    [twelveColumns]: {
      gridColumn: '5 / -1',
      selectors: {
        [`${articleDrawing} + &`]: { gridColumn: '7 / -1' },
        [`${documentDrawing} + &`]: { gridColumn: '1 / -1' },
      },
    },
    [wideScreen('large')]: {
      selectors: {
        [`${articleDrawing} + &`]: { gridColumn: '9 / -1' },
        // The box is as tall as the introduction and the drawing below it.
        [`${documentDrawing} + &`]: {
          gridArea: '1 / 6 / span 2 / -1',
          display: 'grid',
          gridTemplateRows: 'auto 1fr',
        },
      },
    },
  },
});
const tableHead = style({ borderTop: borders.fine, padding: '12px 0 8px' });
/** Browsers that can show the content of a closed `<details>`. */
const canUnfold = 'selector(::details-content)';
export const contentsHead: Record<(typeof proseVariants)[number], string> = {
  article: tableHead,
  /** In place of the summary, where the table is not folded. */
  document: [
    tableHead,
    style({
      display: 'none',
      '@media': { [twelveColumns]: { '@supports': { [canUnfold]: { display: 'block' } } } },
    }),
  ].join(' '),
};
/** A document has many sections: phones show its table of contents on request, and wider screens always. */
export const folded = style({
  borderTop: borders.bold,
  borderBottom: borders.fine,
  // Two lines would be one too many: the table ends in a line.
  selectors: { '&[open]': { borderBottom: 0 } },
  '@media': {
    [twelveColumns]: { '@supports': { [canUnfold]: { display: 'grid', borderBlock: 0 } } },
  },
});
globalStyle(`${folded}::details-content`, {
  '@media': {
    [twelveColumns]: { '@supports': { [canUnfold]: { display: 'grid', contentVisibility: 'visible' } } },
  },
});
/** The button that unfolds the table. */
export const summary = style({
  ...summaryStyle({ insetInlineEnd: '8px', top: 'calc(50% - 1.5px)' }),
  '@media': {
    [twelveColumns]: { '@supports': { [canUnfold]: { display: 'none' } } },
  },
});
/** In a grid, unlike in columns of text, the lines below the links of two columns meet. */
const twoEntryColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
/**
 * The links to the sections. `scroll-target-group` lets `:target-current` match the link to the section that is being read. Browsers without
 * this property mark no link.
 */
export const entries = style({
  scrollTargetGroup: 'auto',
  '@media': {
    [twelveColumns]: {
      display: 'grid',
      columnGap: vars.gutter,
      ...twoEntryColumns,
      selectors: { [`${articleDrawing} + nav &`]: { gridTemplateColumns: 'none' } },
    },
    // A long table beside a drawing would move the text off the first screen.
    'screen and (min-width: 104rem)': {
      selectors: {
        // Columns, unlike a grid, are read one after the other.
        [`${articleDrawing} + nav > &:has(> :nth-child(7))`]: { display: 'block', columns: 2 },
      },
    },
  },
});
/** Two columns of a document's table are read one after the other, as its text, and are at least as tall as the drawing. */
for (let rows = 1; rows <= 12; rows++) {
  globalStyle(`${documentDrawing} + nav ${entries}:has(> :nth-child(${rows * 2 - 1}))`, {
    '@media': {
      [twelveColumns]: { gridAutoFlow: 'column', gridTemplateRows: `repeat(${rows}, auto)` },
    },
  });
}
/** One link of the table of contents. */
export const entry = style({
  ...typeStyle('small'),
  // A grid, unlike a flex container, can put one line in the middle of a row that is stretched.
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  alignContent: 'center',
  gap: '12px',
  alignItems: 'baseline',
  padding: '6px 0',
  borderBottom: borders.hair,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '@media': {
    // Not in a document: its table is folded or has two columns, in which a bold line looks like the line above a part.
    [from('large')]: {
      selectors: {
        [`${contents} > ${entries} > &:has(:target-current)`]: {
          borderBottom: borders.bold,
          paddingBottom: '4px',
        },
      },
    },
    [wide]: { fontSize: '1.1875rem', lineHeight: '1.625rem' },
  },
});
export const entryNumber = style({
  ...typeStyle('label'),
  color: vars.color.muted,
  minWidth: '2ch',
  textAlign: 'end',
});

/** The largest width of a line of text. */
const lineWidth = createVar();
/** The space after a drop cap. */
const capSpace = createVar();

/** The text. Its container gives the sizes of type in it. */
const column = style({
  vars: { [lineWidth]: `${measure}ch` },
  gridColumn: '1 / -1',
  fontSize: '1.125rem',
  lineHeight: '1.75rem',
  '@media': {
    // Lines of 32 to 38 characters need less space between them than longer lines.
    [below('medium')]: { lineHeight: '1.6875rem' },
    screen: { containerType: 'inline-size' },
    print: {
      columns: '22em',
      columnGap: vars.gutter,
      fontSize: '1rem',
      lineHeight: '1.5rem',
    },
  },
});
/** The text of an article. */
const reading = style({
  // 28em are 66 characters on average, and 75 at most.
  vars: { [lineWidth]: '28em', [capSpace]: '.1em' },
  '@media': { screen: { vars: { [capSpace]: '8px' } } },
});
/** The text of a document. 34em are 80 characters on average. */
const document = style({
  vars: { [lineWidth]: '34em' },
  '@media': { [twelveColumns]: { marginTop: '24px', borderBottom: borders.fine } },
});
export const text: Record<(typeof proseVariants)[number], string> = {
  article: `${column} ${reading}`,
  document: `${column} ${document}`,
};

const anySection = style({ scrollMarginTop: '24px', selectors: { '& + &': { marginTop: '48px' } } });
/** A section. That of a document is a row: its heading, and beside it its text. */
export const section: Record<(typeof proseVariants)[number], string> = {
  article: anySection,
  document: [
    anySection,
    style({
      '@media': {
        [twelveColumns]: {
          display: 'grid',
          // The columns of the page, so that the text starts where the table of contents or the drawing above it starts.
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          columnGap: vars.gutter,
          borderTop: borders.fine,
          padding: '14px 0 40px',
          selectors: { '& + &&': { marginTop: 0 } },
        },
      },
    }),
  ].join(' '),
};
/** The heading of a section, with the mark of a stage of funding or the key term. */
export const head: Record<(typeof proseVariants)[number], string> = {
  article: style({
    marginBottom: '20px',
    breakAfter: 'avoid',
    '@media': {
      screen: { borderTop: borders.bold, paddingTop: '12px' },
      [twelveColumns]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.gutter,
      },
    },
  }),
  document: style({
    breakAfter: 'avoid',
    '@media': {
      [twelveColumns]: { gridColumn: '1 / 5' },
      [wideScreen('large')]: { gridColumn: '1 / 6' },
    },
  }),
};
/** The text of a section. */
export const sectionText: Record<(typeof proseVariants)[number], string> = {
  /** Two columns, as in a newspaper. Figures and tables are as wide as both. The lines have 28em at most. */
  article: style({
    '@media': {
      [twelveColumns]: {
        columns: 2,
        columnGap: '3cqi',
        columnRule: borders.hair,
        fontSize: 'clamp(1.125rem, 1.72cqi, 2rem)',
        lineHeight: 1.5,
      },
    },
  }),
  document: style({
    '@media': {
      [twelveColumns]: {
        gridColumn: '5 / -1',
        fontSize: 'clamp(1.0625rem, 1.62cqi, 1.75rem)',
        lineHeight: 1.5,
      },
      [wideScreen('large')]: { gridColumn: '6 / -1' },
    },
  }),
};
/** A note of the editor in the margin: words of a section, below its heading. */
export const keyTerm = style({
  display: 'block',
  color: vars.color.pencil,
  fontFamily: pencilFamily,
  fontSize: 'clamp(2rem, 3.6cqi, 4rem)',
  fontStyle: 'italic',
  lineHeight: 1.05,
  margin: '-4px 0 16px',
  textWrap: 'balance',
  '@media': { print: { display: 'none' }, [twelveColumns]: { margin: '12px 0 0' } },
});
export const heading: Record<(typeof proseVariants)[number], string> = {
  article: style({
    ...typeStyle('index'),
    fontSize: 'clamp(2rem, 3.4cqi, 3.75rem)',
    lineHeight: 1.05,
  }),
  document: style({
    ...typeStyle('head'),
    // The number is beside the title, in which a word that is longer than the line is broken.
    display: 'flex',
    alignItems: 'baseline',
    gap: '.4em',
    overflowWrap: 'anywhere',
    '@media': {
      print: { marginBottom: '16px' },
      [below('medium')]: { borderTop: borders.bold, paddingTop: '10px', marginBottom: '16px' },
      [twelveColumns]: { marginTop: '-15px', borderTop: borders.bold, paddingTop: '12px' },
      [wideScreen('large')]: typeStyle('title'),
      [widest]: { fontSize: '2.25rem', lineHeight: '2.5rem' },
    },
  }),
};
/** The number of a section. The full stop stays beside it. */
export const number = style({ flex: 'none', whiteSpace: 'nowrap' });

const initialLetter = '(initial-letter: 3) or (-webkit-initial-letter: 3)';
/** The drop cap of an article. */
const openingLetter = `${reading} > section:first-child > div > &:first-of-type::first-letter`;
export const paragraph = style({
  maxWidth: lineWidth,
  selectors: {
    '& + &': { marginTop: '16px' },
    /** In an article, an indent marks a new paragraph, instead of space. */
    [`${reading} & + &`]: { marginTop: 0, textIndent: '1em' },
  },
  '@media': {
    // On phones, WebKit would make the lines of a long paragraph more even, and so their number larger: an article would be longer than in
    // other browsers.
    [below('medium')]: { selectors: { [`${reading} &`]: { textWrap: 'wrap' } } },
  },
  '@supports': {
    // Without this condition, other browsers would show the first letter bold in the size of the text.
    [initialLetter]: {
      selectors: {
        [openingLetter]: {
          ...familyStyle('display'),
          WebkitInitialLetter: '3',
          initialLetter: '3',
          marginInlineEnd: capSpace,
        },
      },
    },
    // Firefox. The capital is as high as two lines and a capital of the text, and its box is not higher than it: three lines are beside it.
    [`not (${initialLetter})`]: {
      selectors: {
        [openingLetter]: {
          ...familyStyle('display'),
          float: 'inline-start',
          marginBlockStart: '.065em',
          marginInlineEnd: capSpace,
          fontSize: '3.5lh',
          lineHeight: 0.7,
        },
      },
    },
  },
});
/** A repeated sentence, above the text of the paragraph that contains this element. */
export const pullQuote = style({
  display: 'block',
  margin: '24px 0',
  breakInside: 'avoid',
  textIndent: 0,
  '@media': { print: { display: 'none' } },
});
export const pullQuoteText = style({
  display: 'block',
  padding: '12px 0 16px',
  borderTop: `4px solid ${vars.color.pencil}`,
  borderBottom: borders.hair,
  color: vars.color.pencil,
  fontFamily: pencilFamily,
  fontSize: 'clamp(2.25rem, 3.2cqi, 3.5rem)',
  fontStyle: 'italic',
  lineHeight: 1.1,
  textWrap: 'balance',
});
export const list = style({
  maxWidth: lineWidth,
  margin: '16px 0',
  // A list right after a heading has no margin above it, because the browser also drops the margin at the top of a second column.
  selectors: { 'div + div > &:first-child': { marginTop: 0 } },
});
export const item = style({
  position: 'relative',
  breakInside: 'avoid',
  paddingInlineStart: '28px',
  '@media': { [below('medium')]: { paddingInlineStart: '18px' } },
  selectors: {
    '& + &': { marginTop: '8px' },
    // The last of several items is not alone at the top of a column.
    '&:nth-child(n + 3):last-child': { breakBefore: 'avoid' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: '.65em',
      borderTop: '8px solid currentcolor',
      width: '8px',
    },
  },
});
/** Items that begin with words about them are rows. */
const rows = style({ '@media': { screen: { borderBlock: borders.fine } } });
globalStyle(`${rows} > li`, { '@media': { screen: { margin: 0, padding: '10px 0 12px' } } });
globalStyle(`${rows} > li + li`, { '@media': { screen: { borderTop: borders.hair } } });
globalStyle(`${rows} > li::before`, { '@media': { screen: { display: 'none' } } });
/**
 * The rows of a document are a card. A row has the words above its text. If these are a name and a price, they are in one line, and on wide
 * screens with the text.
 */
const documentRows = style({
  maxWidth: 'none',
  '@media': {
    screen: { margin: '24px 0', padding: '4px 16px', ...framedSurface, borderTop: borders.bold },
  },
});
globalStyle(`${documentRows} > li`, {
  '@media': {
    screen: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '16px', alignItems: 'baseline' },
    [wideScreen('desktop')]: { gridTemplateColumns: '3fr 4fr 8fr' },
  },
});
/** The columns of the words and the text of a row without a price. */
const wholeRow = { gridColumn: '1 / -1' };
globalStyle(`${documentRows} > li > :last-child`, { '@media': { screen: wholeRow } });

/** The rows of an article. */
const articleRows = style({ margin: '24px 0' });
export const leadInList: Record<(typeof proseVariants)[number], string> = {
  article: `${rows} ${articleRows}`,
  document: `${rows} ${documentRows}`,
};
/** The words that say what an item is about. */
export const leadIn = style({
  ...familyStyle('display'),
  fontStretch: '90%',
  ...wholeRow,
  '@media': { screen: { display: 'block' } },
});
/** The name of what is sold, and its amount. */
export const offer = style({
  ...familyStyle('display'),
  fontStretch: '90%',
  '@media': { screen: { fontSize: '1.25em' } },
});
/** The amount and the time for which it is paid. */
export const price = style({ '@media': { [below('desktop')]: { textAlign: 'end' } } });
globalStyle(`${documentRows} > li > ${price} + :last-child`, {
  '@media': { [wideScreen('desktop')]: { gridColumn: 'auto' } },
});
/** Punctuation at the end of a column: only screen readers and print have it. */
export const mark = style({
  '@media': {
    screen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
/** An amount at the beginning of a text in a row, such as a time. */
export const amount = style({
  ...familyStyle('display'),
  display: 'inline-block',
  fontSize: '1.375em',
  lineHeight: 1,
  fontStretch: '90%',
  marginInlineEnd: '.35em',
});
/** Figures, notes and tables are as wide as both columns of an article. */
const acrossColumns = style({ '@media': { [twelveColumns]: { columnSpan: 'all' } } });
/** A paragraph that is set off by a colored line. */
export const note = [
  acrossColumns,
  style({
    margin: '32px 0',
    padding: '16px 24px',
    borderInlineStart: `8px solid ${vars.color.marker}`,
    background: vars.color.surface,
    textWrap: 'balance',
    breakInside: 'avoid',
  }),
].join(' ');
export const figure = [acrossColumns, style({ margin: '40px 0' })].join(' ');
/** The stage of funding that a section is about: beside its heading, or below it. */
export const stage = style({ flex: 'none', '@media': { [below('medium')]: { marginTop: '12px' } } });

const table = style({
  width: '100%',
  margin: '40px 0',
  borderBottom: borders.fine,
  borderCollapse: 'collapse',
});
/** A table of one column of numbers, which would be far from their names in a wide table, is in a column of the text. */
export const tables = {
  wide: [table, acrossColumns].join(' '),
  narrow: [table, style({ maxWidth: lineWidth, breakInside: 'avoid' })].join(' '),
};
/**
 * The text of a section of an article with paragraphs and one such table: the table is in the second column, and the paragraphs are in the first
 * one. In columns of text, the one with the table would be much longer than the other.
 */
export const besideTable = style({
  '@media': {
    [twelveColumns]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The last row takes the height that the table needs more than the paragraphs.
      gridTemplateRows: 'repeat(9, auto) 1fr',
      '::before': {
        content: '',
        position: 'absolute',
        inset: '0 50%',
        borderInlineStart: borders.hair,
      },
    },
  },
});
globalStyle(`${besideTable} > table`, {
  '@media': { [twelveColumns]: { gridArea: '1 / 2 / -1 / 3', alignSelf: 'start', margin: 0 } },
});
// In print, the paragraph above a table stays on its page. The rule of theme/print.css.ts is for a paragraph that is beside the table.
globalStyle(`${root} div:has(+ ${table}) > p:last-child`, { '@media': { print: { breakAfter: 'avoid' } } });
export const caption = style({ paddingBlock: '12px', borderTop: borders.bold, textAlign: 'start' });
globalStyle(`${caption} > *`, { maxWidth: '34em', textWrap: 'balance' });
const cell = style({
  ...typeStyle('small'),
  fontFamily: liningText,
  padding: '8px 0',
  paddingInlineStart: '8px',
  '@media': {
    [from('medium')]: { paddingInlineStart: '16px' },
    [widest]: { fontSize: '1.25rem', lineHeight: '1.75rem' },
  },
  borderTop: borders.hair,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, 'thead &': { borderTop: borders.fine } },
});
/** The cells of a table, by their alignment. */
export const cells = {
  start: [cell, style({ textAlign: 'start' })].join(' '),
  /** Numbers, whose digits are aligned in the column. */
  end: [
    cell,
    style({
      ...typeStyle('figure'),
      textAlign: 'end',
      '@media': { [from('medium')]: { fontSize: '1.125rem' }, [widest]: { fontSize: '1.25rem' } },
    }),
  ].join(' '),
};
/** The names of the columns. */
globalStyle(`${table} thead *`, { '@media': { [wide]: { fontSize: typeStyle('figure').fontSize } } });
