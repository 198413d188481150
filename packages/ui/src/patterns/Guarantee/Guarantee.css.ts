// Styles of `Guarantee`, a headline that promises something, with the terms of the promise.
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** From the small breakpoint up, the terms are beside the headline, and both begin at the same height. */
export const root = style({
  display: 'grid',
  gap: '24px 6%',
  '@media': {
    [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});
