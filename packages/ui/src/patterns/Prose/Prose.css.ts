import { createVar, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { between, from } from '../../tokens/breakpoint.ts';
import { liningText, pencilFamily } from '../../tokens/type.ts';
import { measure } from '../../tokens/space.ts';
import type { proseVariants } from './Prose.tsx';

const { style, globalStyle } = stylesInLayer('patterns');

/**
 * Screens on which text uses twelve columns. An article has its headings in the first ones, its text in the next, and its pull quotes in
 * the last three.
 */
const twelveColumns = 'screen and (min-width: 60rem)';

export const root = style({
  display: 'grid',
  gap: `40px ${vars.gutter}`,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  // In a grid, Chromium prints the end of the columns beside the sheet.
  '@media': { print: { display: 'block' } },
});

const contentsBase = style({ gridColumn: '1 / -1' });
/** Above the text, with its heading beside its entries. */
const articleContents = style({
  '@media': {
    [twelveColumns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
      columnGap: vars.gutter,
      borderTop: borders.fine,
      paddingTop: '4px',
    },
  },
});
/** Beside the text. */
const documentContents = style({
  '@media': {
    [from('large')]: {
      gridColumn: '1 / 5',
      position: 'sticky',
      top: '24px',
      alignSelf: 'start',
      maxHeight: 'calc(100vh - 48px)',
      overflowY: 'auto',
      // Keeps the scroll container from clipping the focus ring.
      marginInline: '-6px',
      paddingInline: '6px',
    },
  },
});
export const contents: Record<(typeof proseVariants)[number], string> = {
  article: `${contentsBase} ${articleContents}`,
  document: `${contentsBase} ${documentContents}`,
};
export const contentsHead = style({
  borderTop: borders.fine,
  padding: '12px 0 8px',
  selectors: { [`${articleContents} > &`]: { '@media': { [twelveColumns]: { borderTop: 0 } } } },
});
const entriesBase = style({
  columnGap: vars.gutter,
  '@media': { [between('medium', 'large')]: { columnCount: 2 } },
  // Marks the section that is being read. Browsers that do not know the property show no mark.
  scrollTargetGroup: 'auto',
});
export const entries: Record<(typeof proseVariants)[number], string> = {
  article: [entriesBase, style({ '@media': { [twelveColumns]: { columnCount: 3 } } })].join(' '),
  document: entriesBase,
};
export const entry = style({
  ...typeStyle('small'),
  display: 'flex',
  gap: '12px',
  alignItems: 'baseline',
  padding: '6px 0',
  borderTop: borders.hair,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '@media': {
    [from('large')]: {
      // Eighteen sections fit in a window of 700 px.
      paddingBlock: 'min(6px, .45vh)',
      lineHeight: 1.3,
      selectors: {
        '&:has(:target-current)': {
          borderTop: borders.bold,
          paddingTop: 'calc(min(6px, .45vh) - 2px)',
        },
      },
    },
  },
});
export const entryNumber = style({
  ...typeStyle('label'),
  color: vars.color.muted,
  minWidth: '2ch',
  textAlign: 'end',
});

const lineWidth = createVar();
/** The space after a drop cap. */
const capSpace = createVar();
/** The width of the columns for headings, with the space after them. */
const headWidth = createVar();

const column = style({
  vars: { [lineWidth]: `${measure}ch` },
  gridColumn: '1 / -1',
  fontSize: '1.125rem',
  lineHeight: '1.75rem',
  '@media': {
    screen: { containerType: 'inline-size' },
    print: {
      gridColumn: '1 / -1',
      columns: '22em',
      columnGap: vars.gutter,
      fontSize: '1rem',
      lineHeight: '1.5rem',
    },
  },
});
const reading = style({
  // 66 characters on average, 75 at most. Figures and tables are as wide as the column.
  vars: { [lineWidth]: '28em', [capSpace]: '.1em' },
  '@media': {
    screen: { vars: { [capSpace]: '8px' } },
    // On paper it has the size of its column.
    'screen and (min-width: 48rem)': {
      fontSize: typeStyle('reading').fontSize,
      lineHeight: typeStyle('reading').lineHeight,
    },
  },
});
/** Where its column is wide enough, a document has its headings in the margin, and its lines end with the column. */
const marginalHeads = '(min-width: 40rem)';
const documentText = style({ '@media': { [twelveColumns]: { gridColumn: '6 / 13' } } });
const inMargin = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@container': { [marginalHeads]: rule } });
inMargin(`${documentText} > section`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  columnGap: vars.gutter,
  borderTop: borders.hair,
  paddingTop: '12px',
});
inMargin(`${documentText} > section > *`, { gridColumn: 2 });
inMargin(`${documentText} > section > h2`, {
  gridColumn: 1,
  gridRow: '1 / span 20',
  border: 0,
  paddingTop: '2px',
});
globalStyle(`${documentText} > section + section`, { '@media': { screen: { marginTop: '32px' } } });

/** Tables and figures are as wide as text and quotes. */
const wideParts = 'screen and (min-width: 90rem)';
const columnsOf = (count: number) => `(100cqi + ${vars.gutter}) * ${count} / 12`;
const articleText = style({
  '@media': {
    [twelveColumns]: {
      gridColumn: '1 / -1',
      vars: {
        [headWidth]: columnsOf(3),
        [lineWidth]: `min(28em, ${columnsOf(6)} - ${vars.gutter})`,
      },
    },
    [wideParts]: {
      vars: {
        [headWidth]: columnsOf(4),
        [lineWidth]: `min(28em, ${columnsOf(5)} - ${vars.gutter})`,
      },
    },
  },
});
globalStyle(`${articleText} > section`, {
  '@media': {
    [twelveColumns]: {
      display: 'flow-root',
      marginTop: 0,
      borderTop: borders.fine,
      paddingTop: '16px',
      paddingBottom: '48px',
      paddingInlineStart: `calc(${headWidth})`,
    },
  },
});
globalStyle(`${articleText} > section > h2`, {
  '@media': {
    [twelveColumns]: {
      float: 'inline-start',
      width: `calc(${headWidth} - ${vars.gutter})`,
      marginInlineStart: `calc(0px - (${headWidth}))`,
    },
  },
});
export const text: Record<(typeof proseVariants)[number], string> = {
  article: `${column} ${reading} ${articleText}`,
  document: `${column} ${documentText}`,
};

export const section = style({
  selectors: { '& + &': { marginTop: '48px' } },
  scrollMarginTop: '24px',
});
const head = style({ maxWidth: `${measure}ch`, marginBottom: '16px' });
export const heading: Record<(typeof proseVariants)[number], string> = {
  article: [head, style({ ...typeStyle('title'), maxWidth: '20em' })].join(' '),
  document: [
    head,
    // Its rule ends on the edge of the column.
    style({
      ...typeStyle('head'),
      maxWidth: 'none',
      position: 'relative',
      borderTop: borders.hair,
      paddingTop: '12px',
    }),
  ].join(' '),
};
export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const paragraph = style({
  maxWidth: lineWidth,
  selectors: {
    '& + &': { marginTop: '16px' },
    /** In an article an indent marks a paragraph. */
    [`${reading} & + &`]: { marginTop: 0, textIndent: '2em' },
  },
  '@supports': {
    // Other browsers would set a bold letter of the text's size.
    '(initial-letter: 3) or (-webkit-initial-letter: 3)': {
      selectors: {
        /** The drop cap of an article. */
        [`${reading} > section:first-child > &:first-of-type::first-letter`]: {
          ...familyStyle('display'),
          WebkitInitialLetter: '3',
          initialLetter: '3',
          marginInlineEnd: capSpace,
        },
      },
    },
  },
});
/** Between two paragraphs; on wide screens beside them, in the last columns. */
export const pullQuote = style({
  display: 'block',
  margin: '24px 0',
  textIndent: 0,
  '@media': {
    [twelveColumns]: {
      float: 'inline-end',
      width: `calc(${columnsOf(3)} - ${vars.gutter})`,
      margin: '4px 0 16px',
      marginInlineEnd: `calc(${lineWidth} + ${headWidth} - 100cqi)`,
    },
    print: { display: 'none' },
  },
});
export const pullQuoteText = style({
  display: 'block',
  padding: '12px 0 16px',
  borderTop: `4px solid ${vars.color.pencil}`,
  borderBottom: borders.hair,
  color: vars.color.pencil,
  fontFamily: pencilFamily,
  fontSize: '1.75rem',
  fontStyle: 'italic',
  lineHeight: 1.1,
  textWrap: 'balance',
});
export const list = style({ maxWidth: lineWidth, margin: '16px 0' });
export const item = style({
  position: 'relative',
  paddingInlineStart: '28px',
  selectors: {
    '& + &': { marginTop: '8px' },
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
export const note = style({
  maxWidth: lineWidth,
  margin: '32px 0',
  padding: '12px 0',
  paddingInlineStart: '24px',
  borderInlineStart: `8px solid ${vars.color.marker}`,
});
/** Figures and tables begin below a quote beside the text. */
const belowQuotes = { [twelveColumns]: { clear: 'inline-end' } } as const;
export const figure = style({ margin: '40px 0', '@media': belowQuotes });

export const table = style({
  width: '100%',
  margin: '40px 0',
  borderCollapse: 'collapse',
  '@media': belowQuotes,
});
export const caption = style({ paddingBottom: '12px', textAlign: 'start' });
globalStyle(`${caption} > *`, { '@media': { screen: { maxWidth: 'none' } } });
const cell = style({
  ...typeStyle('small'),
  fontFamily: liningText,
  padding: '8px 0',
  paddingInlineStart: '8px',
  '@media': { [from('medium')]: { paddingInlineStart: '16px' } },
  borderTop: borders.hair,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, 'thead &': { borderTop: borders.fine } },
});
export const cells = {
  start: [cell, style({ textAlign: 'start' })].join(' '),
  /** Figures, one under the other. */
  end: [
    cell,
    style({
      ...typeStyle('figure'),
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    }),
  ].join(' '),
};
