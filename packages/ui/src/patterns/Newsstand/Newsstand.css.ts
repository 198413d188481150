// Styles of `Newsstand`, a drawing as wide as the page.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** The drawing is not in print: browsers print pages before they download pictures at their end. */
export const root = style({
  width: '100%',
  height: 'auto',
  '@media': {
    // As wide as the window, with the reader and the seller only, so that they are large.
    [below('small')]: {
      height: '84vw',
      objectFit: 'cover',
      // Physical: the drawing is the same in every language.
      objectPosition: '71%',
      width: `calc(100% + 2 * ${vars.pageMargin})`,
      maxWidth: 'none',
      marginInline: `calc(-1 * ${vars.pageMargin})`,
    },
    print: { display: 'none' },
  },
});
/** The lines separate the night sky from the page. On phones a city shows more of its width. Its drawing has outskirts at the left side, which can be cut off. */
export const city = style({
  borderBlock: borders.fine,
  '@media': { [below('small')]: { height: '56vw', objectPosition: 'right' } },
});
