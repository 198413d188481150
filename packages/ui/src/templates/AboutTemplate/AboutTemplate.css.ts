// Styles of the page about the studio.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The headline stays visible while the list beside it scrolls. */
export const sticky = style({
  '@media': { [from('medium')]: { position: 'sticky', top: '24px' } },
});
export const principles = style({ borderTop: borders.fine });
export const principle = style({
  display: 'grid',
  gap: '8px 24px',
  padding: '12px 0 19px',
  borderBottom: borders.hair,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The text grows with its column. */
globalStyle(`${principle} > p`, {
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
/** The steps of a project. */
export const steps = style({ marginTop: '40px', '@media': { [from('large')]: { marginTop: '64px' } } });
