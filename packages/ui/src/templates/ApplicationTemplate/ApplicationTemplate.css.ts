// Styles of the application page. Until the form has loaded, and without script, the page lists the questions of both stages.
import { vars } from '../../theme/contract.css.ts';
import { borders, boldTopSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const loading = style({ paddingTop: '40px', minHeight: '40vh' });
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  alignItems: 'start',
  marginTop: '40px',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The questions of one stage. */
export const stage = style({
  ...boldTopSurface,
  padding: '16px 24px 24px',
});
export const title = style({ margin: '8px 0 16px' });
/** The name of a question, and a remark on it. */
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '12px',
  overflowWrap: 'anywhere',
  borderTop: borders.hair,
  padding: '8px 0 7px',
});
