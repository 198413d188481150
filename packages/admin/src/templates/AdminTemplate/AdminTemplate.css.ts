// Styles of the page /admin, the area of the company's staff.
import { stylesInLayer } from '@fit-to-print/ui/theme/style';

const { style } = stylesInLayer('templates');

export const headline = style({ paddingTop: '32px' });
export const content = style({ marginTop: '24px', paddingBottom: '24px' });
export const notice = style({ minHeight: '40vh', marginTop: '24px' });
/** Hidden without script: the page cannot load, and shows another text instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const alert = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
