// Styles of `Grid`, the twelve columns of a page. On phones every area is as wide as the page.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('primitives');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  // An area may begin before the one that precedes it in the document.
  gridAutoFlow: 'dense',
});
/** A style that spans the columns between two grid lines (1–13) from the small breakpoint up, and all columns below it. */
const area = (start: number, end: number) =>
  style({ gridColumn: '1 / -1', '@media': { [from('small')]: { gridColumn: `${start} / ${end}` } } });

/** The areas that pages use, in three pairs: `aside` and `content`, `contentStart` and `asideEnd`, `main` and `margin`. */
export const areas = {
  /** A heading, to the left of its content. */
  aside: [area(1, 6), style({ '@media': { [from('small')]: { paddingInlineEnd: '24px' } } })].join(' '),
  content: area(6, 13),
  /** A heading, to the right of its content. */
  asideEnd: [area(8, 13), style({ '@media': { [from('small')]: { paddingInlineStart: '24px' } } })].join(' '),
  contentStart: area(1, 8),
  /** Wide content, with a note to its right. */
  main: [area(1, 8), style({ '@media': { [from('large')]: { gridColumn: '1 / 9' } } })].join(' '),
  margin: [area(8, 13), style({ '@media': { [from('large')]: { gridColumn: '9 / 13' } } })].join(' '),
};
