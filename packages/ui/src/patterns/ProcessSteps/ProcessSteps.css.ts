// Styles of `ProcessSteps`, five numbered steps, each with a drawing.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from, withLargeText } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({
  '@media': {
    [from('large')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      columnGap: vars.gutter,
    },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: '24px',
  padding: '16px 0 24px',
  borderTop: borders.hair,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: vars.gutter },
    [from('large')]: {
      display: 'block',
      position: 'relative',
      padding: 0,
      border: 0,
      selectors: {
        '& + &::before': columnRule('0', '0'),
      },
    },
  },
});
export const drawing = style({ '@media': { [from('large')]: { marginBottom: '24px' } } });
export const text = style({ minWidth: 0 });
/** The text grows with its column. */
globalStyle(`${text} > p`, {
  '@media': { [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
export const name = style({
  maxWidth: '12rem',
  margin: '4px 0 8px',
  '@media': {
    [between('medium', 'large')]: { maxWidth: '20rem' },
    [from('large')]: { maxWidth: 'none', margin: '8px 0 12px' },
  },
});
