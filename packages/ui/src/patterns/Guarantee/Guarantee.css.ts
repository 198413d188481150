// Styles of `Guarantee`, a headline that promises something, with the terms of the promise.
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** On desktops the terms are beside the headline, and both begin at the same height. */
export const root = style({
  display: 'grid',
  gap: '24px 6%',
  '@media': {
    // Over the whole width, the headline would be larger than the page's first.
    [between('small', 'desktop')]: { gridTemplateColumns: '78%' },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});
/** Below the headline, the terms are as wide as it. */
globalStyle(`${root} > p`, { '@media': { [below('desktop')]: { maxWidth: 'none' } } });
