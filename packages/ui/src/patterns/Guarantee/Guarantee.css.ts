import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** From the small breakpoint up, the terms are beside the headline, at its last line. */
export const root = style({
  display: 'grid',
  gap: '40px 32px',
  '@media': { [from('small')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'end' } },
});
