// Styles of `ProcessSteps`, five numbered steps, each with a drawing.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { below, between, from, largeTextScreen } from '../../tokens/breakpoint.ts';

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
  gap: '12px 24px',
  padding: '16px 0 24px',
  borderTop: borders.hair,
  '@media': {
    // Drawing, name and text are three columns, and the drawing is about as high as the text.
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: '32px',
    },
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
/** The number and the name of a step. On phones they are beside the drawing, and the text is below both. */
export const title = style({ minWidth: 0, containerType: 'inline-size' });
export const text = style({
  minWidth: 0,
  '@media': { [below('medium')]: { gridColumn: '1 / -1' } },
});
/** The text grows with its column. */
globalStyle(`${text} > p`, {
  textWrap: 'pretty',
  '@media': {
    [between('medium', 'large')]: { fontSize: '1.25rem', lineHeight: '1.75rem' },
    [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});
/** All names have one size and one width of letters, in which the longest fills most of its column. */
export const name = style({
  ...familyStyle('display'),
  fontSize: 'min(34cqi, 7rem)',
  fontStretch: '84%',
  letterSpacing: '-.01em',
  lineHeight: 0.9,
  marginTop: '4px',
  '@media': { [from('large')]: { margin: '8px 0 16px' } },
});
