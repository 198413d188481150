// Styles of `SourceReport`, tables that say which sites and campaigns brought messages and sales.
import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';

const { style } = stylesInLayer('flows');

export const root = style({ containerType: 'inline-size' });
/** Container widths at which the names of the columns do not fit. */
const narrow = '(max-width: 30rem)';
export const note = style({ marginTop: '4px' });
export const dateField = style({ '@container': { [narrow]: { flex: '1 1 100%' } } });
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  marginTop: '16px',
});
export const status = style({ display: 'block', margin: '24px 0 12px' });
export const section = style({ marginTop: '32px', overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', borderBottom: borders.fine });
export const caption = style({ ...typeStyle('head'), textAlign: 'start', paddingBottom: '8px' });
const cellStyle = { padding: '8px 0 7px', paddingInlineStart: '16px', verticalAlign: 'top' } as const;
export const columnHead = style({
  position: 'relative',
  ...cellStyle,
  ...typeStyle('label'),
  textAlign: 'end',
  borderTop: borders.fine,
});
/** The name of a column. In narrow containers it is visually hidden: only the color is shown, which the legend explains. */
export const columnHeadText = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      insetInlineEnd: 0,
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const legend = style({
  ...typeStyle('label'),
  display: 'none',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: '4px',
  '@container': { [narrow]: { display: 'flex' } },
});
export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: '6px' });
export const rowNamesHead = style({
  ...typeStyle('label'),
  width: '100%',
  padding: '8px 0 7px',
  verticalAlign: 'bottom',
  textAlign: 'start',
  borderTop: borders.fine,
});
export const name = style({
  // A short word is not broken. Where the numbers leave less, the table scrolls.
  minWidth: '6rem',
  padding: '8px 0 7px',
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderTop: borders.hair,
});
export const count = style({
  ...cellStyle,
  textAlign: 'end',
  borderTop: borders.hair,
});
export const total = style({ borderTop: borders.fine });
export const bar = style({ display: 'block', width: '100%', height: '8px', marginTop: '6px' });
/** The color of a column. It is above the name of the column, aligned with the numbers (at the end). */
export const swatch = style({
  display: 'block',
  width: '10px',
  height: '10px',
  selectors: { [`${columnHead} > &`]: { marginInlineStart: 'auto', marginBottom: '4px' } },
});
