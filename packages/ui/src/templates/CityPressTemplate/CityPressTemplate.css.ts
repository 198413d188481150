import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '24px 0 16px',
});
/** The action below the headlines repeats it. On wide screens, that may be below the first screen. */
export const price = style({ display: 'none', '@media': { [from('large')]: { display: 'block' } } });
export const hero = style({ paddingTop: '16px' });
/** Ends with the illustration, above its caption of up to three lines. */
export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [from('medium')]: { paddingRight: '16px', paddingBottom: '56px' } },
});
export const action = style({ display: 'grid' });
export const promo = style({ '@media': { [from('desktop')]: { gridArea: '1 / 2 / 3' } } });
/** At the bottom of the column, so that text and illustration end on one line. */
export const introFooter = style({
  display: 'grid',
  alignItems: 'start',
  gap: '24px',
  marginTop: 'auto',
  paddingTop: '32px',
  '@media': {
    [from('medium')]: { justifyItems: 'start' },
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.gutter,
    },
  },
});
export const illustration = style({
  '@media': { [from('medium')]: { borderTop: borders.fine, paddingTop: '8px' } },
});
export const caption = style({ marginTop: '8px', minHeight: '48px' });
export const sticky = style({
  '@media': { [from('large')]: { position: 'sticky', top: '24px' } },
});
export const note = style({ marginTop: '24px' });
export const links = style({ marginTop: '16px' });
globalStyle(`${links} > a`, { display: 'inline-block', paddingBlock: '10px' });
