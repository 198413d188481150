// Styles of the page /admin, the area of the company's staff.
import { borders } from '@fit-to-print/ui/theme/borders';
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { from } from '@fit-to-print/ui/tokens/breakpoint';

const { style } = stylesInLayer('templates');

export const headline = style({ paddingTop: 'clamp(24px, 5vw, 40px)' });
export const content = style({ marginTop: '24px', paddingBottom: '24px' });
/** Why the admin area is not shown, or the form for the code, below a line. */
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
export const message = style({ display: 'grid', gap: '12px' });
