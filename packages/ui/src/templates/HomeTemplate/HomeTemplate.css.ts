// Styles of the home page, in print only.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** In print, the benefits are beside the picture, so that the home page fits on one sheet. */
export const pictureAndBenefits = style({
  '@media': {
    print: { display: 'grid', gridTemplateColumns: '7fr 5fr', columnGap: vars.gutter, alignItems: 'start' },
  },
});
globalStyle(`${pictureAndBenefits} > :last-child`, { '@media': { print: { marginTop: 0 } } });
globalStyle(`${pictureAndBenefits} ul`, {
  '@media': { print: { gridTemplateColumns: '1fr 1fr', rowGap: 0 } },
});
globalStyle(`${pictureAndBenefits} li:nth-child(odd)::before`, { '@media': { print: { display: 'none' } } });
globalStyle(`${pictureAndBenefits} li > p:last-child`, { '@media': { print: { maxWidth: 'none' } } });
