import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  rowGap: '40px',
});
export const subject = style({
  gridColumn: '1 / -1',
  '@media': { [from('large')]: { gridColumn: '1 / 8' } },
});
/** The letters are cells of the grid that their subject begins: to its right, then under it. */
export const letters = style({ display: 'contents' });
export const cell = style({
  gridColumn: '1 / -1',
  position: 'relative',
  borderTop: rules.hair,
  paddingTop: '24px',
  '@media': {
    [from('large')]: {
      gridColumn: '1 / 8',
      selectors: {
        '&:first-child': { borderTop: 0, paddingTop: 0 },
        '&:nth-child(odd)': { gridColumn: '8 / -1' },
        '&:nth-child(odd)::before': {
          content: '',
          position: 'absolute',
          inset: `0 auto 0 calc(${vars.gutter} / -2)`,
          borderLeft: rules.hair,
        },
      },
    },
  },
});
export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '16px',
});
export const label = style({
  ...type('label'),
  fontWeight: 600,
  letterSpacing: '.03em',
  textTransform: 'uppercase',
  color: vars.color.stop,
  border: `1.5px solid ${vars.color.stop}`,
  padding: '3px 8px',
});
export const quote = style({
  ...type('quote'),
  maxWidth: '26ch',
  overflowWrap: 'anywhere',
  textIndent: '-.42em',
  textWrap: 'pretty',
});
