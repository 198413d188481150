// Styles of `Hero`, the first section of a page: a large headline, an introduction and the next step.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The space above the headline and above the footer. Less on phones, so that their first screen shows the top of the picture. */
const above = 'clamp(16px, 5vw, 40px)';
export const root = style({ paddingTop: above });

/** The columns of the part below the headline. `CallToAction`, the last section of a page, has the same columns. */
export const columns = style({
  display: 'grid',
  gap: `clamp(16px, 5vw, 24px) ${vars.gutter}`,
  alignItems: 'start',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
export const footer = style({ paddingTop: above });

/** The introduction. */
export const intro = style({
  minWidth: 0,
  '@media': {
    [from('medium')]: { gridColumn: '1 / 6' },
    // The gap between the columns is narrow there.
    [between('medium', 'large')]: { paddingInlineEnd: '16px' },
  },
});

/** The button of the next step, with a note. On desktops, the last three columns are for the promo card, if there is one. */
export const action = style({
  display: 'grid',
  gap: 'clamp(8px, 2vw, 12px)',
  '@media': { [from('medium')]: { gridColumn: '6 / 13' } },
  selectors: { '&:not(:last-child)': { '@media': { [from('desktop')]: { gridColumn: '6 / 10' } } } },
});
/** Without anything beside it, the button is as wide as its column, so that it ends where the headline does. */
globalStyle(`${action}:last-child a`, { maxWidth: 'none' });
/** Beside a picture, the intro starts at its top, and the action ends where the picture's caption ends. */
export const withPicture = style({ '@media': { [from('large')]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${withPicture} > ${action}`, {
  '@media': { [from('large')]: { gridColumn: '1 / 6', alignSelf: 'end' } },
});
export const picture = style({
  '@media': {
    [from('medium')]: { gridColumn: '1 / -1' },
    [from('large')]: { gridColumn: '6 / 13', gridRow: '1 / 3' },
  },
});

/** A wide picture takes eight columns. On phones it is a strip between the headline and the intro. */
export const withWidePicture = style({
  '@media': {
    [below('small')]: { rowGap: '10px', paddingTop: '8px' },
  },
});
globalStyle(`${withWidePicture} > ${picture}`, {
  '@media': {
    [below('medium')]: { order: -1 },
    [wideScreen('large')]: { gridColumn: '5 / 13' },
  },
});
globalStyle(`${withWidePicture} > :is(${intro}, ${action})`, {
  '@media': { [wideScreen('large')]: { gridColumn: '1 / 5' } },
});
/** Smaller type on phones, so that the first screen has room for the picture; larger type beside it, so that the intro reaches the button. */
globalStyle(`${withWidePicture} > ${intro} > p`, {
  '@media': { screen: { fontSize: 'clamp(1.25rem, .05rem + 2.11vw, 2.17rem)', lineHeight: 1.25 } },
});
