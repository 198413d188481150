// Styles of the PR page of a city, which sells press releases for that city.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The button of the next step, and a note below it. */
export const action = style({ display: 'grid', gap: '12px' });
/** The headline stays visible while the content beside it scrolls. */
export const sticky = style({
  '@media': { [from('large')]: { position: 'sticky', top: '24px' } },
});
/** A wide map of the city center, above the notes or below them. */
export const detail = style({});
// `minmax` keeps WebKit from making the column as wide as the map, which is as wide as the window.
export const notes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' });
export const aboveMap = style({});
globalStyle(`${aboveMap} > ${detail}`, { order: 1 });
/** A note below a headline or beside it. */
export const note = style({});
globalStyle(`${sticky} > ${note}`, { marginTop: '24px' });
/** Small ads below the headline. */
export const ads = style({ marginTop: '32px' });
/** The text beside the headline of the packages; on phones below it. */
export const packagesNote = style({ '@media': { [below('small')]: { marginTop: '24px' } } });
export const packages = style({ marginTop: '40px' });
/** Links below the list of outlets. */
export const links = style({ marginTop: '16px', borderTop: borders.hair });
globalStyle(`${links} > a`, { display: 'inline-block', paddingBlock: '10px' });
