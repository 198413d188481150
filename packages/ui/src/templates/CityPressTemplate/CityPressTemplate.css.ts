// Styles of the PR page of a city, which sells press releases for that city.
import { vars } from '../../theme/contract.css.ts';
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
/** The headline above the packages, as wide as that of the questions, and the note beside it. */
export const packagesHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The letter g of the headline reaches far below its line.
  gap: 'clamp(16px, 2.2vw, 44px)',
  marginBottom: '40px',
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.gutter,
      alignItems: 'start',
    },
  },
});
globalStyle(`${packagesHead} > h2`, {
  '@media': { [below('medium')]: { maxWidth: '70%' } },
});
/** Links below the list of outlets. */
export const links = style({ marginTop: '16px', borderTop: borders.hair, textAlign: 'end' });
globalStyle(`${links} > a`, { display: 'inline-block', paddingBlock: '10px' });
