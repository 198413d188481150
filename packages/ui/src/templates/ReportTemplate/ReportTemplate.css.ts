// Styles of the page with a placement report: where a press release was published.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The page without a report: the texts, and beside them the drawing of a problem. Reserves height for the report while it loads. */
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
/** As large as the introduction of a loaded report. */
export const intro = style({});
globalStyle(`${intro} > p`, {
  textWrap: 'balance',
  '@media': { [from('medium')]: { ...typeStyle('quote'), maxWidth: '24em' } },
});
/** Why there is no report. */
export const notice = style({ borderTop: borders.bold, paddingTop: '16px', textWrap: 'balance' });
// Beside the drawing, which grows with the window.
globalStyle(`${notice} :is(span, p)`, {
  '@media': { [wideScreen('desktop')]: { fontSize: 'clamp(1.75rem, 2.7vw, 3.5rem)', lineHeight: 1.1 } },
});
/** The buttons and links that help. */
export const nextStep = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
  '@media': { [from('medium')]: { marginTop: 'auto' } },
});
/** The drawing: at least as high as the texts. */
export const picture = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': {
    print: { display: 'none' },
    [wideScreen('medium')]: { gridColumn: '8 / -1', aspectRatio: 'auto', minHeight: 'max(20rem, 28vw)' },
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
/** Without script the report cannot load, so another sentence is shown instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `12px ${vars.gutter}` });
