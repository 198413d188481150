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

/** Screens on which the headings of an article are in the first three columns, and its text is in the others. */
const twelveColumns = wideScreen('medium');
/** Screens on which the heading of a section of a document is above its text, as there is no room for a column of headings. */
const onTablets = between('medium', 'large');
/** Screens on which the text of an article has two columns, as in a newspaper. */
const twoColumns = wideScreen('large');
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
    [onTablets]: { gridColumn: '6 / -1' },
    [wideScreen('large')]: { gridColumn: '1 / 5' },
  },
});
// The introduction is as tall as its text, and the drawing fills the rest of the height of the table of contents.
globalStyle(`${root}:has(> ${documentDrawing})`, {
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
    [wideScreen('large')]: { selectors: { [`&:has(+ ${articleDrawing})`]: { gridColumn: '1 / 5' } } },
  },
});
globalStyle(`${intro}:has(+ ${articleDrawing}) > p`, {
  '@media': {
    [onTablets]: { maxWidth: 'none' },
    // The text is as tall as the drawing beside it.
    [wideScreen('large')]: { fontSize: 'clamp(1.5rem, 2.4vw, 2.5rem)', lineHeight: 1.25, textWrap: 'pretty' },
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
          gridArea: '1 / 5 / span 2 / -1',
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
/** The width of the columns for headings, with the space after them. */
const headWidth = createVar();

/** The width of `count` of the twelve columns, with the space after them. */
const columnsOf = (count: number) => `(100cqi + ${vars.gutter}) * ${count} / 12`;
/** The column of the text. */
const column = style({
  vars: { [lineWidth]: `${measure}ch`, [headWidth]: columnsOf(3) },
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
  // 28em are 66 characters on average, and 75 at most. Figures and tables are as wide as the column.
  vars: { [lineWidth]: '28em', [capSpace]: '.1em' },
  '@media': {
    screen: { vars: { [capSpace]: '8px' } },
    // Elsewhere (phones, print, and two narrow columns) the text has the font size of `column`.
    [`${onTablets}, screen and (min-width: 90rem)`]: {
      fontSize: typeStyle('reading').fontSize,
      lineHeight: typeStyle('reading').lineHeight,
    },
    // Under a headline of this width, smaller text would look like a footnote.
    [wide]: { fontSize: '1.375rem', lineHeight: '2.125rem' },
    [widest]: { fontSize: '1.5625rem', lineHeight: '2.25rem' },
  },
});
/** The text of a document. */
const document = style({
  '@media': {
    [twelveColumns]: { marginTop: '24px', borderBottom: borders.fine },
  },
});
export const text: Record<(typeof proseVariants)[number], string> = {
  article: `${column} ${reading}`,
  document: `${column} ${document}`,
};

const section = style({ scrollMarginTop: '24px', selectors: { '& + &': { marginTop: '48px' } } });
/** A section of a document. On wide screens its heading is beside its text, whose letters are larger. */
export const documentSection = [
  section,
  style({
    '@media': {
      [twelveColumns]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: vars.gutter,
        alignItems: 'start',
        borderTop: borders.fine,
        padding: '16px 0 40px',
        selectors: { '& + &': { marginTop: 0 } },
      },
    },
  }),
].join(' ');
export const documentText = style({
  '@media': {
    // 33em are 80 characters on average. Tables are as wide as the column.
    [twelveColumns]: { vars: { [lineWidth]: '33em' } },
    [onTablets]: { gridColumn: '3 / -1' },
    // The text begins where the table of contents does, and tables reach the end of the page.
    [wideScreen('large')]: {
      gridColumn: '5 / -1',
      fontSize: 'clamp(1.25rem, 1.85cqi, 1.625rem)',
      lineHeight: 1.5,
    },
  },
});
/** A section of an article. On wide screens its heading is in the margin. */
export const articleSection = [
  section,
  style({
    '@media': {
      [twelveColumns]: {
        display: 'flow-root',
        borderTop: borders.fine,
        paddingTop: '16px',
        paddingBottom: '48px',
        paddingInlineStart: `calc(${headWidth})`,
        selectors: { '& + &': { marginTop: 0 } },
      },
    },
  }),
].join(' ');
/** The text of a section of an article, or its part between two tables. */
export const part = {
  /** A text that is long enough for two columns. */
  long: style({
    '@media': { [twoColumns]: { columns: 2, columnGap: vars.gutter, columnRule: borders.hair } },
  }),
  /** A shorter text, which is as wide as one of the two columns. */
  short: style({
    '@media': {
      [twoColumns]: {
        maxWidth: `calc((100% - ${vars.gutter}) / 2)`,
        // Each item has one line, and a note is as wide as the figure above it.
        selectors: { '&:has(> :is(ul, [role=note]):only-child)': { maxWidth: 'none' } },
      },
    },
  }),
  /** Short texts before and after one table: the texts are in the first column, the table in the second. */
  besideTable: style({
    '@media': {
      [twoColumns]: {
        display: 'grid',
        gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
        gap: `24px ${vars.gutter}`,
        alignItems: 'start',
      },
    },
  }),
};
/** The heading of a section. */
const head = style({
  maxWidth: `${measure}ch`,
  marginBottom: '16px',
  breakInside: 'avoid',
  '@media': { [below('medium')]: { borderTop: borders.bold, paddingTop: '10px' } },
});
export const heading: Record<(typeof proseVariants)[number], string> = {
  article: [
    head,
    style({
      ...typeStyle('index'),
      maxWidth: '20em',
      '@media': {
        // The line above the heading is as wide as the column.
        [below('medium')]: { maxWidth: 'none' },
        // On wide screens the heading floats in the margin. A negative margin makes its outer width 0, so it shortens no line of text.
        [twelveColumns]: {
          float: 'inline-start',
          width: `calc(${headWidth} - ${vars.gutter})`,
          marginInlineStart: `calc(0px - (${headWidth}))`,
          // Puts the bold line above the heading on the line above the section.
          marginTop: '-17px',
          borderTop: borders.bold,
          paddingTop: '14px',
        },
        // The column has room for words such as “multiplication”.
        [onTablets]: { fontSize: '1.5rem', lineHeight: 1.15 },
        [wide]: { fontSize: '2.25rem', lineHeight: 1.05 },
      },
    }),
  ].join(' '),
  document: [
    head,
    style({
      ...typeStyle('head'),
      // The number is beside the title, in which a word that is longer than the line is broken.
      display: 'flex',
      alignItems: 'baseline',
      gap: '12px',
      maxWidth: 'none',
      overflowWrap: 'anywhere',
      '@media': {
        [twelveColumns]: {
          ...typeStyle('title'),
          gridColumn: '1 / -1',
          alignItems: 'start',
          // Puts the bold line above the heading on the line above the section.
          marginTop: '-17px',
          marginBottom: 0,
          borderTop: borders.bold,
          paddingTop: '10px',
        },
        [wideScreen('large')]: {
          position: 'sticky',
          top: '24px',
          gridColumn: '1 / 5',
          textWrap: 'balance',
        },
        [widest]: { fontSize: '2rem', lineHeight: '2.25rem' },
      },
    }),
  ].join(' '),
};
/** The number of a section. */
export const number = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '2.5rem',
  lineHeight: 1,
  // The full stop stays beside the number.
  whiteSpace: 'nowrap',
  '@media': {
    [twelveColumns]: { ...typeStyle('price'), lineHeight: 0.86 },
    // The titles begin where the text does.
    [onTablets]: { width: `calc(${columnsOf(2)} - 12px)` },
    // One width for numbers of one and of two digits, so that the titles begin at one line.
    [wideScreen('large')]: { minWidth: '2.8ch' },
    [between('large', 'desktop')]: { fontSize: '3rem' },
  },
});

const initialLetter = '(initial-letter: 3) or (-webkit-initial-letter: 3)';
/** The drop cap of an article. */
const openingLetter = `${reading} > section:first-child > div:first-of-type > &:first-of-type::first-letter`;
export const paragraph = style({
  maxWidth: lineWidth,
  selectors: {
    '& + &': { marginTop: '16px' },
    /** In an article, an indent marks a new paragraph, instead of space. */
    [`${reading} & + &`]: { marginTop: 0, textIndent: '1em' },
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
  '@media': {
    print: { display: 'none' },
    // Across both columns, so that the text above and below it is one block each, and no column ends in a quote.
    [twoColumns]: { columnSpan: 'all', margin: '32px 0' },
  },
});
export const pullQuoteText = style({
  display: 'block',
  padding: '12px 0 16px',
  borderTop: `4px solid ${vars.color.pencil}`,
  borderBottom: borders.hair,
  color: vars.color.pencil,
  fontFamily: pencilFamily,
  fontSize: '2.25rem',
  fontStyle: 'italic',
  lineHeight: 1.1,
  textWrap: 'balance',
  '@media': {
    [onTablets]: { fontSize: '3rem', lineHeight: 1.05 },
    // About 37 characters fill both columns.
    [twoColumns]: { fontSize: '4.9cqi', lineHeight: 1.05 },
  },
});
export const list = style({
  maxWidth: lineWidth,
  margin: '16px 0',
  // A list right after a heading has no margin above it, because the browser also drops the margin at the top of a second column.
  selectors: { 'h2 + div > &:first-child': { marginTop: 0 } },
});
export const item = style({
  position: 'relative',
  breakInside: 'avoid',
  paddingInlineStart: '28px',
  '@media': { [below('medium')]: { paddingInlineStart: '18px' } },
  selectors: {
    '& + &': { marginTop: '8px' },
    // The last item is not alone at the top of a column.
    '&:last-child': { breakBefore: 'avoid' },
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
/** On phones, items that begin with words about them are rows of a card, so that a long list does not look like a column of bullets. */
export const leadInList = style({
  '@media': {
    [below('medium')]: {
      margin: '24px 0',
      padding: '4px 16px',
      ...framedSurface,
    },
    // The words before the colon are a column, and the texts after them another.
    [twelveColumns]: {
      selectors: { [`${documentText} > &`]: { maxWidth: 'none', borderBlock: borders.fine } },
    },
  },
});
globalStyle(`${documentText} > ${leadInList} > li`, {
  '@media': {
    [twelveColumns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.gutter,
      margin: 0,
      padding: '9px 0 10px',
    },
  },
});
globalStyle(`${documentText} > ${leadInList} > li + li`, {
  '@media': { [twelveColumns]: { borderTop: borders.hair } },
});
globalStyle(`${documentText} > ${leadInList} > li::before`, {
  '@media': { [twelveColumns]: { display: 'none' } },
});
globalStyle(`${leadInList} > li`, {
  '@media': { [below('medium')]: { margin: 0, padding: '10px 0 11px' } },
});
globalStyle(`${leadInList} > li + li`, { '@media': { [below('medium')]: { borderTop: borders.hair } } });
globalStyle(`${leadInList} > li::before`, { '@media': { [below('medium')]: { display: 'none' } } });
/** The words that say what an item is about. The reader looks for the text after them, so they are smaller, and not bold. */
export const leadIn = style({
  ...typeStyle('label'),
  color: vars.color.muted,
  '@media': { [below('medium')]: { display: 'block', marginBottom: '4px' } },
});
globalStyle(`${documentText} > ${leadInList} > li > ${leadIn}`, {
  // On the line of the text beside them.
  '@media': { [twelveColumns]: { paddingTop: '.4em', textWrap: 'balance' } },
});
/** A paragraph that is set off by a colored line. */
export const note = style({
  maxWidth: lineWidth,
  margin: '32px 0',
  padding: '12px 0',
  paddingInlineStart: '24px',
  borderInlineStart: `8px solid ${vars.color.marker}`,
  breakInside: 'avoid',
});
globalStyle(`${part.short} > :is(ul, [role=note]):only-child`, {
  '@media': { [twoColumns]: { maxWidth: 'none' } },
});
export const figure = style({ margin: '40px 0' });

export const table = style({
  width: '100%',
  margin: '40px 0',
  borderBottom: borders.fine,
  borderCollapse: 'collapse',
  '@media': {
    [twoColumns]: {
      selectors: {
        // In the columns of the text, at the distance of a pull quote.
        [`${part.long} > &`]: { margin: '24px 0', breakInside: 'avoid' },
        [`${part.besideTable} > &`]: { gridArea: '1 / 2 / 3 / 3', margin: 0 },
      },
    },
  },
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
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      '@media': { [from('medium')]: { fontSize: '1.125rem' }, [widest]: { fontSize: '1.25rem' } },
    }),
  ].join(' '),
};
/** The names of the columns. */
globalStyle(`${table} thead *`, { '@media': { [wide]: { fontSize: typeStyle('figure').fontSize } } });
