// Styles of the PR page of a city, which sells press releases for that city.
import { stylesInLayer } from '../../theme/style.ts';
import { below } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The button of the next step, and a note below it. */
export const action = style({ display: 'grid', gap: '12px' });
/** A headline, and a note below it. */
export const aside = style({ display: 'grid', gap: '24px' });
export const notes = style({ display: 'grid', gap: '32px' });
/** An introduction below a headline or beside it. */
export const note = style({
  '@media': { [below('small')]: { selectors: { '&:only-child': { marginTop: '8px' } } } },
});
globalStyle(`${note} > p`, {
  maxWidth: 'none',
  textWrap: 'pretty',
  // Smaller than the introduction at the top of the page.
  fontSize: 'clamp(1.125rem, .73rem + .65vw, 1.5rem)',
  lineHeight: 1.35,
});
/** Printed on the sheet of the headline above. The margin below keeps the frame of a package off the line of the next section. */
export const packages = style({ marginTop: '56px', marginBottom: '16px', breakBefore: 'avoid' });
