// Styles of the application page. Until the form has loaded, and without script, the page lists the questions of both stages.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const loading = style({ paddingTop: '40px', minHeight: '40vh' });
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  marginTop: '40px',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The questions of one stage. Beside a stage with more questions, they share its height. */
export const stage = style({
  borderTop: borders.bold,
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '12px',
});
export const title = style({ margin: '8px 0 16px' });
export const questions = style({ flexGrow: 1, display: 'grid', counterReset: 'question' });
/** The number and the name of a question, and below the name a remark on it. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  borderTop: borders.hair,
  padding: '10px 0 9px',
  '::before': {
    ...typeStyle('figure'),
    counterIncrement: 'question',
    // The list is ordered, so a screen reader says the number by itself.
    content: 'counter(question) / ""',
  },
});
globalStyle(`${field} > * + *`, { gridColumn: 2 });
export const label = style({ ...familyStyle('display'), fontSize: '1.125rem', fontStretch: '90%' });
