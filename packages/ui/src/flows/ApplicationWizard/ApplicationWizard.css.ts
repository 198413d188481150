// Styles of `ApplicationWizard`, the application form in two stages and a review. Colors: `ink` is text, `pencil` is the accent of links
// and buttons.
import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders, ruledLineHeight } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

const large = from('desktop');
/** Tablets: the form has fields side by side, but no margins for line numbers and notes. */
const medium = between('medium', 'desktop');
/** Screens with wide margins, in which the texts are larger. */
const wide = 'screen and (min-width: 100rem)';
const largerLabel = { fontSize: typeStyle('figure').fontSize, lineHeight: '1.25rem' };

/** The form, with the progress and the save status to its left. On narrow screens both are above the form. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '16px',
  paddingTop: '16px',
  // The border below the form is not at the end of the page.
  paddingBottom: '32px',
  '@media': {
    [large]: {
      gridTemplate: 'auto 1fr / repeat(12, minmax(0, 1fr))',
      columnGap: vars.gutter,
      paddingTop: '40px',
    },
  },
});

/** The column at the left: the current stage and the list of stages. On narrow screens the list is below the stage and the save status. */
export const progress = style({
  ...typeStyle('label'),
  display: 'contents',
  '@media': {
    [large]: { display: 'block', gridArea: '1 / 1 / 2 / 4', paddingTop: '8px' },
    [wide]: largerLabel,
  },
});
export const stageLabel = style({
  ...typeStyle('head'),
  alignSelf: 'end',
  whiteSpace: 'nowrap',
  '@media': { [large]: { ...typeStyle('index'), letterSpacing: 0 } },
});
/** The style of parts for which narrow screens have no room. */
const onlyFromLarge = { display: 'none', '@media': { [large]: { display: 'block' } } };
export const stageList = style({
  gridArea: '2 / 1 / 3 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '8px',
  marginTop: '12px',
  '@media': {
    [medium]: { columnGap: '16px' },
    [large]: { display: 'block', marginTop: '24px', borderTop: borders.fine },
  },
});
/** On narrow screens the stages are beside each other, each under a line: a bold one over the current stage, a dark one over a finished one. */
const finished = `&:has(~ [aria-current]), ${stageList}:not(:has([aria-current])) > &`;
export const stageItem = style({
  display: 'flex',
  gap: '8px',
  padding: '8px 0 7px',
  borderTop: borders.hair,
  color: vars.color.muted,
  selectors: {
    '&[aria-current]': {
      borderTop: borders.bold,
      paddingTop: '6px',
      color: vars.color.ink,
      fontWeight: 700,
    },
    [finished]: { borderTop: borders.fine, color: vars.color.ink },
  },
  '@media': {
    [large]: {
      gap: '16px',
      borderTop: 0,
      borderBottom: borders.hair,
      selectors: {
        '&[aria-current]': { borderTop: 0, paddingTop: '8px' },
        [finished]: { borderTop: 0 },
      },
    },
  },
});
/** Says where the draft is saved. */
export const draftNote = style({
  ...onlyFromLarge,
  marginTop: '16px',
  maxWidth: '26ch',
  color: vars.color.muted,
});

/** When the draft was last saved: beside the stage, and on wide screens below the note on the draft. */
export const saveStatus = style({
  ...typeStyle('label'),
  gridArea: '1 / 2',
  alignSelf: 'end',
  minHeight: '1rem',
  paddingBottom: '3px',
  textAlign: 'end',
  textWrap: 'balance',
  '@media': {
    [large]: {
      gridArea: '2 / 1 / 3 / 4',
      alignSelf: 'start',
      maxWidth: '26ch',
      padding: '8px 0 0',
      textAlign: 'start',
    },
    [wide]: largerLabel,
  },
});
/** Looks like an editor's handwritten note. */
const handwriting = {
  fontFamily: typeStyle('quote').fontFamily,
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  fontStyle: 'italic',
  fontWeight: 500,
  textWrap: 'pretty',
  color: vars.color.pencil,
  rotate: '-2deg',
  '@media': { [wide]: { fontSize: '1.5rem', lineHeight: '1.75rem' } },
} as const;
/** Advice on the whole form, in the margin. */
export const advice = style({
  ...onlyFromLarge,
  ...handwriting,
  gridArea: '1 / 10 / 3 / 13',
  alignSelf: 'start',
  maxWidth: '18ch',
  marginTop: '32px',
  '@media': { ...onlyFromLarge['@media'], ...handwriting['@media'] },
});

const panelPadding = '40px';
/** The raised surface with the form. */
export const panel = style({
  position: 'relative',
  gridColumn: '1 / -1',
  marginTop: '8px',
  marginInline: `calc(-1 * ${vars.pageMargin})`,
  padding: `24px ${vars.pageMargin} 40px`,
  background: vars.color.surface,
  borderTop: borders.bold,
  borderBottom: borders.fine,
  '@media': {
    [medium]: {
      margin: '16px 0 0',
      padding: `32px ${panelPadding} 48px`,
      borderInline: borders.fine,
    },
    [large]: {
      gridColumn: '4 / 10',
      gridRow: '1 / 3',
      margin: 0,
      padding: `32px ${panelPadding} 48px`,
      borderInline: borders.fine,
    },
  },
});
/** More numbers than the longest form needs. In the styles, because they are not content. */
const lineNumberText = Array.from({ length: 40 }, (_, index) => (index + 1) * 5).join('\\A ');
const lineNumber = {
  ...typeStyle('label'),
  width: '24px',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  color: vars.color.muted,
  textAlign: 'end',
} as const;
/** Decorative line numbers in the margin, one beside every fifth line of text. Only as many as the form has room for. */
export const lineNumbers = style({
  ...lineNumber,
  position: 'absolute',
  insetInlineStart: '-36px',
  top: '-17px',
  height: 'round(down, 100%, 7.5rem)',
  lineHeight: '7.5rem',
  '::before': { content: `"${lineNumberText}"` },
  '@media': { [below('desktop')]: { display: 'none' } },
});
// Boxes with ruled lines have numbers of their own.
globalStyle(`${panel}:has(textarea) > ${lineNumbers}`, { display: 'none' });

/** The notice that another device has a draft, with the button that opens it. */
export const otherDraft = style({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '24px',
  paddingBlock: '12px',
  borderBlock: borders.fine,
});

/** One stage or the review. It gets the focus when it opens, which needs no ring, because it is the whole content. */
export const step = style({ selectors: { '&:focus': { outline: 'none' } } });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  marginTop: '32px',
});
/** Fields that belong together. */
export const group = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: { '& + &': { borderTop: borders.hair, paddingTop: '16px' } },
});
export const groupTitle = style({
  ...typeStyle('head'),
  // A floating legend is below the border of its group, not in it.
  float: 'inline-start',
  width: '100%',
  marginBottom: '12px',
  '@media': { [medium]: { width: 'auto', marginBottom: '16px' }, [large]: { marginBottom: '16px' } },
});
/** A note in the margin, beside the fields that it is about. */
const marginNote = {
  position: 'absolute',
  insetInlineStart: `calc(100% + ${panelPadding} + ${vars.gutter})`,
  top: '48px',
  width: '18ch',
  margin: 0,
} as const;
/** Advice below the fields that it is about, and nearer to these than to the next; on desktops in the margin. */
export const groupAdvice = style({
  ...handwriting,
  gridColumn: '1 / -1',
  // The advice is as wide as its text, which is rotated around its middle.
  justifySelf: 'start',
  // The space between fields is 24 px. The end of a long line, which rises, stays apart from the field above it.
  marginBlock: '-12px 8px',
  '@media': { ...handwriting['@media'], [large]: marginNote },
});
export const groupFields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 16px',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
// The advice on the location follows it. On tablets the phone number is beside the location, and the advice below both.
globalStyle(`${groupFields} > :has([name="currentLocation"]) ~ p`, { '@media': { [medium]: { order: 1 } } });
globalStyle(`${groupFields} > :has([name="currentLocation"]) ~ :last-child`, {
  '@media': { [medium]: { order: 2 } },
});
export const wideField = style({ gridColumn: '1 / -1' });

/** A question of the second stage: its label looks like the heading of a group, and its box has ruled lines. */
const questionOnly = style({ counterIncrement: 'question' });
export const question = [group, questionOnly].join(' ');
globalStyle(`${questionOnly} label`, {
  ...typeStyle('title'),
  marginBottom: '4px',
  // On a phone the headline of the stage is hardly larger.
  '@media': { [below('medium')]: { fontSize: '1.5rem', lineHeight: '1.75rem' } },
});
globalStyle(`${questionOnly} label::before`, {
  // The empty alternative text keeps the number out of the name of the field.
  content: 'counter(question) ". " / ""',
  color: vars.color.pencil,
});
globalStyle(`${questionOnly} label + span`, { ...typeStyle('body'), textWrap: 'pretty' });
const questionLine = createVar();
globalStyle(`${questionOnly} textarea`, {
  vars: { [questionLine]: vars.color.line },
  marginTop: '8px',
  padding: '0 12px',
  minHeight: '10rem',
  lineHeight: ruledLineHeight,
  '@media': { [below('medium')]: { minHeight: '6rem' } },
  // The lines scroll with the text.
  background: `linear-gradient(transparent calc(100% - 1px), ${questionLine} 0) local 0 0 / 100% ${ruledLineHeight} ${vars.color.surface}`,
});
// On desktops every fifth ruled line has a number in the margin. The numbers are in the row of the box, and do not make it higher.
globalStyle(`${questionOnly} > div`, {
  '@media': { [large]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${questionOnly} > div::after`, {
  '@media': {
    [large]: {
      ...lineNumber,
      content: `"${lineNumberText}" / ""`,
      gridArea: '2 / 1',
      height: 0,
      minHeight: 'calc(100% - 8px)',
      marginTop: '8px',
      marginInlineStart: `calc(-36px - ${panelPadding})`,
      paddingTop: '4rem',
      lineHeight: '10rem',
    },
  },
});
globalStyle(`${questionOnly} textarea`, { '@media': { [large]: { gridArea: '2 / 1' } } });
/** Advice below the box of its question; on desktops in the margin. */
export const questionAdvice = style({
  ...handwriting,
  width: 'fit-content',
  marginTop: '8px',
  '@media': { ...handwriting['@media'], [large]: { ...marginNote, top: '88px' } },
});

/** The buttons, and the link that leaves the form. On phones the first one has its own line. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  paddingTop: '24px',
  borderTop: borders.fine,
  '@media': { [from('medium')]: { display: 'flex' } },
});
globalStyle(`${footer} > :is(:first-child, :nth-child(2):last-child)`, { gridColumn: '1 / -1' });
export const cancel = style({ '@media': { [from('medium')]: { marginInlineStart: 'auto' } } });
