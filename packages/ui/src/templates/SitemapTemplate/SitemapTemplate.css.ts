import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `16px ${vars.gutter}`,
  paddingTop: '40px',
});
export const index = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: '16px',
});
/**
 * Where the window is wide, the first group stands beside the advertisement, and the others stand in pairs: the leaders are short
 * enough for the eye to follow.
 */
export const group = style({
  gridColumn: '1 / -1',
  paddingBottom: '24px',
  '@media': {
    [from('large')]: {
      gridColumn: 'span 6',
      selectors: { '&:first-child': { gridColumn: '1 / -1' } },
    },
    // As high as the advertisement, which has the columns beside it.
    [from('desktop')]: { selectors: { '&:first-child': { gridColumn: '1 / 9', minHeight: '260px' } } },
  },
});
globalStyle(`${root} > :last-child`, { '@media': { [from('desktop')]: { gridRow: 1 } } });
export const list = style({ borderTop: borders.bold, marginTop: '8px' });
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '12px',
  padding: '11px 0 10px',
  borderBottom: borders.hair,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
export const name = style({ ...typeStyle('index'), minWidth: 0 });
/** The dotted line between the name and the page. */
export const leader = style({
  flex: 1,
  borderBottom: `2px dotted ${vars.color.field}`,
  minWidth: '16px',
  translate: '0 -4px',
});
export const page = style({ ...typeStyle('figure'), flex: 'none', fontSize: '1.125rem' });
export const xml = style({ gridColumn: '1 / -1' });
