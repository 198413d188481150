import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { liningText, pencilFamily } from '../../tokens/type.ts';
import { measure } from '../../tokens/space.ts';
import type { proseVariants } from './Prose.tsx';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({
  display: 'grid',
  gap: `40px ${vars.gutter}`,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  // In a grid, Chromium prints the end of the columns beside the sheet.
  '@media': { print: { display: 'block' } },
});

export const contents = style({
  gridColumn: '1 / -1',
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
export const contentsHead = style({ borderTop: borders.fine, padding: '12px 0 8px' });
export const entries = style({
  '@media': {
    [from('medium')]: { columnCount: 2, columnGap: vars.gutter },
    [from('large')]: { columnCount: 1 },
  },
  // Marks the section that is being read. Browsers that do not know the property show no mark.
  scrollTargetGroup: 'auto',
});
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
      selectors: { '&:has(:target-current)': { borderTop: borders.bold, paddingTop: '4px' } },
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

const column = style({
  vars: { [lineWidth]: `${measure}ch` },
  gridColumn: '1 / -1',
  fontSize: '1.125rem',
  lineHeight: '1.75rem',
  '@media': {
    [from('large')]: { gridColumn: '6 / 13' },
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
  vars: { [lineWidth]: '28em' },
  '@media': {
    [from('medium')]: {
      fontSize: typeStyle('reading').fontSize,
      lineHeight: typeStyle('reading').lineHeight,
    },
  },
});
/** Wider than its measure, a document has its headings in the margin. */
const marginalHeads = 'screen and (min-width: 90rem)';
const documentText = style({});
globalStyle(`${documentText} > section`, {
  '@media': {
    [marginalHeads]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
      columnGap: vars.gutter,
      borderTop: borders.hair,
      paddingTop: '12px',
    },
  },
});
globalStyle(`${documentText} > section > *`, { '@media': { [marginalHeads]: { gridColumn: 2 } } });
globalStyle(`${documentText} > section > h2`, {
  '@media': { [marginalHeads]: { gridColumn: 1, gridRow: '1 / span 20', border: 0, paddingTop: '2px' } },
});
export const text: Record<(typeof proseVariants)[number], string> = {
  article: `${column} ${reading}`,
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
          marginInlineEnd: '.1em',
        },
      },
    },
  },
});
/** Reaches from inside the text to the end of the column, where the text's lines are shorter than that. */
export const pullQuote = style({
  display: 'block',
  margin: '24px 0',
  textIndent: 0,
  '@media': {
    [from('large')]: {
      float: 'inline-end',
      width: 'max(12rem, 100cqi - 19em)',
      margin: '8px 0 16px',
      marginInlineStart: '24px',
      marginInlineEnd: `min(0px, 28em - 100cqi)`,
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
export const figure = style({ margin: '40px 0' });

export const table = style({ width: '100%', margin: '40px 0', borderCollapse: 'collapse' });
export const caption = style({ paddingBottom: '12px', textAlign: 'start' });
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
