// Styles of the PR page of a city, which sells press releases for that city.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from, wideScreen, withLargeText } from '../../tokens/breakpoint.ts';

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
/** A headline and a map below it, which are together as high as the notes beside them. */
export const headlineAndMap = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  height: '100%',
});
export const uprightDetail = style({
  display: 'grid',
  '@media': { [wideScreen('small')]: { flex: '1 0 13rem', position: 'relative' } },
});
globalStyle(`${uprightDetail} > svg`, {
  '@media': {
    [wideScreen('small')]: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0 },
  },
});
/** A note below a headline or beside it. */
export const note = style({});
globalStyle(`${sticky} > ${note}`, { marginTop: '24px' });
globalStyle(`${note} > p`, { '@media': { [withLargeText]: { fontSize: '.875rem', lineHeight: '1.25rem' } } });
/** Small ads below the headline. */
export const ads = style({ marginTop: '32px' });
/** The headline above the packages, as wide as they are, and the note below it. */
export const packagesHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The letter g of the headline reaches far below its line.
  gap: 'clamp(16px, 2.2vw, 44px)',
  marginBottom: '40px',
});
globalStyle(`${packagesHead} > p`, {
  textWrap: 'pretty',
  '@media': { [from('small')]: { maxWidth: '96ch', textWrap: 'balance' } },
});
/** Links below the list of outlets. */
export const links = style({ marginTop: '16px', borderTop: borders.hair, textAlign: 'end' });
globalStyle(`${links} > a`, { display: 'inline-block', paddingBlock: '10px' });
