// Styles of the page with a placement report: where a press release was published.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/**
 * The page without a report: the texts, and beside them the drawing of a problem. On phones the drawing, the notice and the next step are a
 * card below the introduction. Reserves height for the report while it loads.
 */
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  // As below the headline of `PageHeader`.
  paddingTop: 'max(16px, 4.4vw)',
  alignContent: 'start',
  minHeight: 'min(50vh, 24rem)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    print: { minHeight: 0, paddingTop: '16px' },
  },
});
/** The introduction, the notice, and at the bottom of the drawing the next step. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('medium')]: { gridColumn: '1 / 8' }, [wideScreen('large')]: { gap: '32px' } },
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
/** As large as the introduction of a loaded report. */
export const intro = style({});
globalStyle(`${intro} > p`, {
  textWrap: 'balance',
  '@media': { [from('medium')]: { ...typeStyle('quote'), maxWidth: '24em' } },
});
globalStyle(`${texts}:not(:last-child) > ${intro}`, { '@media': { [phone]: { marginBottom: '24px' } } });
/** Why there is no report. */
export const notice = style({ borderTop: borders.bold, paddingTop: '16px', textWrap: 'balance' });
globalStyle(`${texts}:not(:last-child) > ${notice}`, {
  '@media': { [phone]: { ...card, order: 1, borderTop: 0, paddingBottom: '16px' } },
});
// Beside the drawing, which grows with the window. So large that the texts are as high as the drawing.
globalStyle(`${notice} :is(span, p)`, {
  '@media': { [wideScreen('desktop')]: { fontSize: 'clamp(2.25rem, 3.6vw, 5rem)', lineHeight: 1.05 } },
});
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
/** A button alone is as wide as the card. */
globalStyle(`${nextStep}:has(> :only-child)`, { '@media': { [phone]: { padding: 0 } } });
/** The drawing: at least as high as the texts. */
export const picture = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': {
    print: { display: 'none' },
    [phone]: {
      aspectRatio: '5 / 2',
      overflow: 'hidden',
      background: vars.color.surface,
      borderInline: borders.fine,
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

/** The loaded report below the header. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  paddingTop: '40px',
  alignContent: 'start',
  minHeight: '40vh',
  '@media': { print: { minHeight: 0, paddingTop: '16px' } },
});
/** The report, as wide as the page. */
export const report = style({ justifySelf: 'stretch' });
// Other than in the sample on the page /PR-Authority, whose document has no bytes left: on phones, the kind of link is at the end of the last
// line of a row; on wide screens, the texts are larger.
const wide = 'screen and (min-width: 100rem)';
globalStyle(`${report} > div`, {
  '@media': { [wide]: { fontSize: typeStyle('figure').fontSize, lineHeight: '1.25rem' } },
});
globalStyle(`${report} tbody tr`, {
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '12px' },
    [wide]: { fontSize: '1rem' },
  },
});
globalStyle(`${report} tbody :is(th, td:nth-child(-n + 3))`, {
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
globalStyle(`${report} tbody th`, {
  '@media': { [phone]: { fontSize: '1.25rem' }, [wide]: { fontSize: '1.25rem' } },
});
/** Without script the report cannot load, so another sentence is shown instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `12px ${vars.gutter}` });
