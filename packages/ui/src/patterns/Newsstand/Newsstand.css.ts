// Styles of `Newsstand`, a drawing as wide as the page. An edition is a color theme: `day` (light) or `night` (dark).
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { shownIn } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** On phones the drawing is as wide as the window. Not in print: browsers print pages before they download pictures at their end. */
export const root = style({
  borderTop: borders.fine,
  forcedColorAdjust: 'none',
  '@media': {
    // Its lower border is under that of the list that follows.
    [below('small')]: { margin: `0 calc(-1 * ${vars.pageMargin}) -1px`, borderBottom: borders.fine },
    print: { display: 'none' },
  },
});
globalStyle(`${root} > img`, {
  width: '100%',
  height: 'auto',
  '@media': { [below('small')]: { aspectRatio: '5 / 4', objectFit: 'cover' } },
});
const shown = shownIn('block');
export const editions = { day: style(shown.day), night: style(shown.night) } as const;
