// Styles of the PR page of a city, which sells press releases for that city.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The button of the next step, and a note below it. */
export const action = style({ display: 'grid', gap: '12px' });
/** The headline stays visible while the content beside it scrolls. */
export const sticky = style({
  '@media': { [from('large')]: { position: 'sticky', top: '24px' } },
});
/** The map of the city center. */
export const detail = style({ marginBottom: '32px' });
/** A note below a headline. */
export const note = style({ marginTop: '24px' });
/** The headline above the packages, as wide as they are, and the note below it. */
export const packagesHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  marginBottom: '40px',
});
globalStyle(`${packagesHead} > p`, {
  textWrap: 'pretty',
  '@media': { [from('small')]: { maxWidth: '96ch', textWrap: 'balance' } },
});
/** Links below the list of outlets. */
export const links = style({ marginTop: '16px', borderTop: borders.hair, textAlign: 'end' });
globalStyle(`${links} > a`, { display: 'inline-block', paddingBlock: '10px' });
