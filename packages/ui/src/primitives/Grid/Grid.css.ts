import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('primitives');

/** Twelve columns; below the medium breakpoint every area takes all of them. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
});
/** Class of a grid item from one grid line to another (1–13), from the medium breakpoint up. */
const area = (start: number, end: number) =>
  style({ gridColumn: '1 / -1', '@media': { [from('medium')]: { gridColumn: `${start} / ${end}` } } });

/** The splits that the pages use, by what they hold. */
export const areas = {
  /** A heading with its say; the other side carries the matter. */
  aside: [area(1, 6), style({ '@media': { [from('medium')]: { paddingInlineEnd: '24px' } } })].join(' '),
  content: area(6, 13),
  /** Wide matter, with a margin note to its right. */
  main: [area(1, 8), style({ '@media': { [from('large')]: { gridColumn: '1 / 9' } } })].join(' '),
  margin: [area(8, 13), style({ '@media': { [from('large')]: { gridColumn: '9 / 13' } } })].join(' '),
};
