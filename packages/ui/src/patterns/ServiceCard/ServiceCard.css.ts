import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { between, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

const gap = `max(${vars.gutter}, 2rem)`;
/** The parts of an advertisement. They are rows of the list, so that those of neighbors begin on the same line. */
const parts = 5;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  '@media': {
    [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
const rule = { ...columnRule('8px', '40px'), insetInlineStart: `calc(${gap} / -2)` };
export const item = style({
  position: 'relative',
  gridRow: `span ${parts}`,
  display: 'grid',
  gridTemplateRows: 'subgrid',
  paddingBottom: '40px',
  '@media': {
    [between('small', 'desktop')]: {
      selectors: {
        '&:nth-child(even)::before': rule,
        // One that is left over at the end takes both columns.
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
    [from('desktop')]: { selectors: { '&:not(:nth-child(3n + 1))::before': rule } },
  },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${parts}`,
  alignContent: 'start',
  borderTop: borders.fine,
  paddingTop: '8px',
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
});
export const number = style({ flex: 'none' });
/** Its two parts are rows of the list. */
export const adText = style({ display: 'contents' });
export const leadWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  alignSelf: 'end',
  marginTop: '12px',
  selectors: {
    // As on a page of small ads, some are printed in reverse: with three columns one in each row and column.
    [`${item}:nth-child(4n + 1) &`]: {
      alignSelf: 'stretch',
      padding: '16px 12px',
      color: vars.color.paper,
      background: vars.color.ink,
    },
  },
  '@media': {
    print: {
      selectors: {
        [`${item}:nth-child(4n + 1) &`]: { padding: 0, color: vars.color.ink, background: 'none' },
      },
    },
  },
});
export const text = style({ padding: '8px 0' });
/** In two columns where an advertisement is wide. */
export const features = style({
  ...typeStyle('figure'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr))',
  alignContent: 'start',
  columnGap: gap,
  borderTop: borders.hair,
});
export const feature = style({ borderBottom: borders.hair, padding: '4px 0 3px' });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingTop: '8px',
  overflowWrap: 'anywhere',
});
export const cities = style({
  ...typeStyle('label'),
  flex: '1 1 10rem',
  lineHeight: '1.5rem',
  color: vars.color.muted,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: '12px' });
