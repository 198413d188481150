// Styles of the page /admin, the area of the company's staff.
import { borders } from '@fit-to-print/ui/theme/borders';
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { from, wideScreen } from '@fit-to-print/ui/tokens/breakpoint';

const { style, globalStyle } = stylesInLayer('templates');

export const headline = style({ paddingTop: 'clamp(24px, 5vw, 40px)' });
export const content = style({ marginTop: '24px', paddingBottom: '24px' });
/** Why the staff area is not shown, or the form for the code, below a line. */
export const notice = style({
  minHeight: '40vh',
  marginTop: '32px',
  borderTop: borders.bold,
  paddingTop: '16px',
});
/** Hidden without script: the page cannot load, and shows another text instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** A message, and beside it the button that helps. */
export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
/** Why access is denied, and beside it, on phones below it, a drawing. */
export const denied = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
/** The reason, and at the bottom of the drawing the way out. */
export const message = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': { [from('medium')]: { gridColumn: '1 / 8', gridTemplateRows: 'auto 1fr auto' } },
});
globalStyle(`${message} > :last-child`, { marginTop: '12px' });
export const picture = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': {
    print: { display: 'none' },
    [wideScreen('medium')]: {
      gridColumn: '8 / -1',
      aspectRatio: 'auto',
      minHeight: 'max(20rem, min(28vw, 28rem))',
    },
  },
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0 });
