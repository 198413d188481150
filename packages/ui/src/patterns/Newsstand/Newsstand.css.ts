// Styles of `Newsstand`, a drawing as wide as the page.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** The drawing is not in print: browsers print pages before they download pictures at their end. */
export const root = style({
  width: '100%',
  height: 'auto',
  '@media': {
    // As wide as the window. The left side, with the street lamp, is cut off, so that the stand is larger.
    [below('small')]: {
      height: '42vw',
      objectFit: 'cover',
      // Physical: the drawing is the same in every language.
      objectPosition: 'right',
      width: `calc(100% + 2 * ${vars.pageMargin})`,
      maxWidth: 'none',
      marginInline: `calc(-1 * ${vars.pageMargin})`,
    },
    print: { display: 'none' },
  },
});
/** On phones a city is larger than the newsstand: its drawing has outskirts at the left side, which can be cut off. */
export const city = style({ '@media': { [below('small')]: { height: '56vw' } } });
