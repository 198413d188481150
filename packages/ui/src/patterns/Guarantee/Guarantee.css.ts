import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** From the small breakpoint up, the terms are beside the headline. They begin on one line, and where both are short, end on one. */
export const root = style({
  display: 'grid',
  gap: '24px 32px',
  '@media': {
    [from('small')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [from('desktop')]: { alignItems: 'end' },
  },
});
