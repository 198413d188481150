// Styles of the page of an article: the link to the next article, as on a front page. Color: `pencil` is the accent of links and buttons.
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The section with the next article. A printed article has no link to another one. */
export const section = style({ '@media': { print: { display: 'none' } } });
/** Its headline at the left, and beside it the category and the introduction. On phones they are below each other. */
export const next = style({
  display: 'grid',
  gap: `12px ${vars.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    // The gutter of wider windows, so that the line in it is not close to the letters.
    [between('medium', 'large')]: { vars: { [vars.gutter]: '32px' } },
  },
});
const beside = from('medium');
/** Narrower than the page, so that it is not as large as the headline of the page. */
export const headline = style({
  '@media': {
    [between('small', 'medium')]: { width: '66%' },
    [beside]: { gridColumn: '1 / 9' },
  },
});
export const link = style({
  display: 'block',
  textDecoration: 'none',
  selectors: { [`&${hoverState}`]: { color: vars.color.pencil } },
});
/** The category and the introduction. */
export const texts = style({
  position: 'relative',
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  '@media': { [beside]: { gridColumn: '9 / 13', '::before': columnRule('0', '0') } },
});
/** Larger where the headline is. */
globalStyle(`${texts} > p:last-child`, {
  '@media': {
    [from('desktop')]: { fontSize: '1.5rem', lineHeight: '2rem' },
    [largeTextScreen]: { fontSize: '2rem', lineHeight: '2.5rem' },
  },
});
