// Styles of the page with a placement report: where a press release was published.
import { vars } from '../../theme/contract.css.ts';
import { borders, boldTopSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The headline has no descenders that would need more space below it. */
const belowHeadline = 'clamp(16px, 2.8vw, 48px)';

/** In wide windows the headline is one line, in which the handwritten words rise above the others. */
export const correctedHeadline = style({ '@media': { [from('large')]: { paddingTop: '1.6vw' } } });

/**
 * The page without a report: a drawing as wide as the page, and below it the texts. Where pages use all twelve columns, the drawing is beside
 * the texts, and the page is as high as the window.
 */
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  paddingTop: belowHeadline,
  paddingBottom: '24px',
  '@media': {
    [from('large')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    // The headline is 40 px and 12 % of the window high.
    [wideScreen('large')]: { minHeight: 'min(100svh - 12vw - 40px, 60vw)' },
    print: { paddingBlock: '16px 0' },
  },
});
/** The notice, the next step, and at the end what a report is. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('large')]: { gridColumn: '1 / 6', gap: '32px' } },
});
const phone = below('medium');
/** The introduction is as large as that of a loaded report. */
export const intro = style({});
globalStyle(`${intro} > p`, {
  textWrap: 'balance',
  '@media': { [from('medium')]: { ...typeStyle('quote'), maxWidth: '24em' } },
});
/** The buttons and links that help. Beside the drawing, they and the sentence below them end where the drawing ends. */
export const nextStep = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
  '@media': { [from('large')]: { marginTop: 'auto' } },
});
/** The sentence about reports in general. */
export const about = style({ borderTop: borders.fine, paddingTop: '12px' });
globalStyle(`${about} > p`, {
  maxWidth: 'none',
  textWrap: 'balance',
  '@media': { [from('large')]: typeStyle('intro') },
});
/** The sentence that says why there is no report. */
export const notice = style({
  containerType: 'inline-size',
  borderTop: borders.bold,
  paddingTop: '16px',
  textWrap: 'balance',
});
// The line below the drawing is enough.
globalStyle(`${texts} > ${notice}`, {
  '@media': { [below('large')]: { borderTop: 0, paddingTop: 0 } },
});
// The first sentence is as wide as the notice: two lines, and on tablets one.
globalStyle(`${notice} :is(span, p)`, {
  fontSize: '12cqi',
  lineHeight: 1.05,
  '@media': {
    [between('medium', 'large')]: { fontSize: '6.5cqi' },
    [from('large')]: { fontSize: '12.4cqi' },
  },
});
/** The advice to the reader, after the sentence that says why there is no report. */
export const advice = style({ display: 'block', marginTop: '12px', textWrap: 'balance' });
// The block, too: its lines are as tall as its own font.
globalStyle(`${notice} ${advice}, ${notice} ${advice} > span`, {
  ...typeStyle('quote'),
  // As wide as the first sentence.
  '@media': { [phone]: typeStyle('intro'), [from('large')]: { fontSize: '7.2cqi', lineHeight: 1.2 } },
});
/** The drawing, between two lines as the drawings of other pages. Beside the texts, at least as tall as these. */
export const picture = style({
  position: 'relative',
  order: -1,
  aspectRatio: '16 / 9',
  '@media': {
    print: { display: 'none' },
    [phone]: { aspectRatio: '6 / 5' },
    [wideScreen('large')]: { order: 0, gridColumn: '6 / -1', aspectRatio: 'auto', minHeight: '20rem' },
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
/** Where the report will be while it loads: its card, with pale marks and rows. */
export const placeholder = style({
  ...boldTopSurface,
  height: '24rem',
  padding: vars.gutter,
  '::before': {
    content: '',
    display: 'block',
    height: '7rem',
    // Five marks and a space.
    background: `linear-gradient(to right, ${[0, 1, 2, 3, 4]
      .map(mark => `${vars.color.line} 0 ${mark * 10 + 3}px, transparent 0 ${mark * 10 + 10}px`)
      .join(', ')}) 0 0 / 60px 100% round`,
    mask: 'repeating-linear-gradient(#000 0 2rem, #0000 0 2.5rem)',
  },
  '::after': {
    content: '',
    display: 'block',
    height: 'calc(100% - 7rem)',
    background: `repeating-linear-gradient(transparent 0 calc(3rem - 1px), ${vars.color.line} 0 3rem)`,
  },
  '@media': { print: { display: 'none' } },
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
