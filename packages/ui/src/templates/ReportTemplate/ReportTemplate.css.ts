// Styles of the page with a placement report: where a press release was published.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The headline has no descenders that would need more space below it. */
const belowHeadline = 'clamp(16px, 2.8vw, 48px)';

/** In wide windows the headline is one line, in which the handwritten words rise above the others. */
export const correctedHeadline = style({ '@media': { [from('large')]: { paddingTop: '1vw' } } });

/**
 * The page without a report: the texts, and beside them the drawing of a problem. On phones the drawing, the notice and the next step are a
 * card below the introduction. Reserves height for the report while it loads.
 */
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  paddingTop: belowHeadline,
  paddingBottom: '24px',
  alignContent: 'start',
  minHeight: 'min(50vh, 24rem)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    print: { minHeight: 0, paddingBlock: '16px 0' },
  },
});
/** The introduction, the notice, and at the bottom of the drawing the next step. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('medium')]: { gridColumn: '1 / 8' }, [from('large')]: { gap: '32px' } },
});
const phone = below('medium');
// Only with a drawing: while the report loads, there is none.
globalStyle(`${state}:has(> :nth-child(2))`, { '@media': { [phone]: { rowGap: 0 } } });
globalStyle(`${texts}:not(:last-child)`, { '@media': { [phone]: { display: 'contents' } } });
/** A part of the card. */
const card = {
  paddingInline: '16px',
  background: vars.color.surface,
  borderInline: borders.fine,
} as const;
/** The introduction is as large as that of a loaded report. */
export const intro = style({});
globalStyle(`${intro} > p`, {
  textWrap: 'balance',
  '@media': { [from('medium')]: { ...typeStyle('quote'), maxWidth: '24em' } },
});
globalStyle(`${texts}:not(:last-child) > ${intro}`, { '@media': { [phone]: { marginBottom: '24px' } } });
/** The buttons and links that help. */
export const nextStep = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
  '@media': {
    [phone]: { ...card, order: 2, paddingBottom: '16px', borderBottom: borders.fine },
    [from('medium')]: { marginTop: 'auto' },
  },
});
/** The sentence that says why there is no report. */
export const notice = style({
  containerType: 'inline-size',
  borderTop: borders.bold,
  paddingTop: '16px',
  textWrap: 'balance',
});
globalStyle(`${texts}:not(:last-child) > ${notice}`, {
  '@media': { [phone]: { ...card, order: 1, borderTop: 0, paddingBottom: '16px' } },
});
// The first sentence is about as wide as the notice, in one or two lines; on wide screens it is smaller, so that it does not compete with the
// headline. The advice after it is in the face of the introduction.
globalStyle(`${notice} :is(span, p)`, {
  '@media': {
    [phone]: { fontSize: '12cqi', lineHeight: 1.05 },
    [wideScreen('medium')]: { fontSize: '9.5cqi', lineHeight: 1.05 },
  },
});
/** The advice to the reader, after the sentence that says why there is no report. */
export const advice = style({ display: 'block', marginTop: '12px' });
// The block, too: its lines are as tall as its own font.
globalStyle(`${notice} ${advice}, ${notice} ${advice} > span`, {
  ...typeStyle('intro'),
  '@media': {
    [phone]: { fontSize: '1.25rem', lineHeight: '1.625rem' },
    [from('large')]: typeStyle('quote'),
  },
});
/** A button alone is as wide as the card. */
globalStyle(`${nextStep}:has(> :only-child)`, { '@media': { [phone]: { padding: 0 } } });
/** The drawing, between two lines as the drawings of other pages. Beside the texts, at least as tall as these. */
export const picture = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  '@media': {
    print: { display: 'none' },
    [phone]: {
      aspectRatio: '4 / 3',
      overflow: 'hidden',
      borderInline: borders.fine,
      background: vars.color.surface,
      borderTop: borders.bold,
    },
    [wideScreen('medium')]: {
      gridColumn: '8 / -1',
      aspectRatio: 'auto',
      minHeight: 'max(20rem, min(28vw, 28rem))',
    },
  },
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0 });

/** The loaded report below the headline. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  overflowWrap: 'anywhere',
  paddingTop: belowHeadline,
  paddingBottom: '24px',
  alignContent: 'start',
  minHeight: '40vh',
  '@media': { [from('medium')]: { rowGap: '32px' }, print: { minHeight: 0, paddingBlock: '16px 0' } },
});
/** The introduction, and beside it the title of the press release with the buttons. On phones they are below it. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});
export const report = style({});
// Other than in the sample on the page /PR-Authority, whose document has no bytes left: the verdict is as wide as the card, and on desktops the
// note is beside the table, whose type is smaller; on phones, the kind of link is at the end of the last line of a row; on wide screens, the
// texts are larger.
const wide = 'screen and (min-width: 100rem)';
globalStyle(`${report} > div`, {
  alignItems: 'start',
  rowGap: '24px',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)', rowGap: '32px' },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      fontSize: typeStyle('figure').fontSize,
      lineHeight: '1.25rem',
    },
  },
});
/** The verdict and the tally. */
globalStyle(`${report} > div > div`, { '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });
/** The verdict. */
globalStyle(`${report} > div > div > p:first-child`, {
  margin: '0 0 24px',
  '@media': {
    [from('medium')]: { textWrap: 'balance' },
    // Two lines, and on desktops one.
    [between('medium', 'desktop')]: { fontSize: '6.4vw', lineHeight: 1 },
    [wideScreen('desktop')]: { fontSize: 'min(3.6vw, 3.85rem)', lineHeight: 1.05 },
  },
});
globalStyle(`${report} caption`, { paddingTop: 0 });
globalStyle(`${report} > div > table`, { '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });
/** The paragraph that explains the words of the table: below it, on desktops beside it, where it stays in view. */
globalStyle(`${report} > div > table:has(+ p)`, { '@media': { [from('desktop')]: { gridColumn: 2 } } });
globalStyle(`${report} > div > table + p`, {
  '@media': {
    [from('desktop')]: { gridColumn: 1, gridRow: 2 },
    [wideScreen('desktop')]: { position: 'sticky', top: '24px' },
  },
});
globalStyle(`${report} :is(th, td):not(:last-child)`, {
  '@media': { [from('desktop')]: { paddingInlineEnd: '24px' } },
});
globalStyle(`${report} tbody tr`, {
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '12px' },
    [from('large')]: { fontSize: typeStyle('figure').fontSize },
    [wide]: { fontSize: '1rem' },
  },
});
globalStyle(`${report} tbody :is(th, td:nth-child(-n + 3))`, {
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
globalStyle(`${report} tbody th`, {
  '@media': {
    [phone]: { fontSize: '1.25rem' },
    [from('large')]: { fontSize: typeStyle('body').fontSize },
    [wide]: { fontSize: '1.25rem' },
  },
});
/** Without script the report cannot load, so another sentence is shown instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** The title of the press release, and the buttons at the end of its line or below it. */
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: `16px ${vars.gutter}`,
  '@media': { [from('medium')]: { borderTop: borders.bold, paddingTop: '16px' } },
});
globalStyle(`${titleRow} > h2`, { flex: '1 1 16rem', textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  '@media': { [phone]: { flexBasis: '100%' } },
});
globalStyle(`${actions} > button`, { '@media': { [phone]: { flexGrow: 1 } } });
