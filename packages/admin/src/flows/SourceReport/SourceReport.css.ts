// Styles of `SourceReport`, tables that say which sites and campaigns brought messages and sales.
import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';

const { style } = stylesInLayer('flows');

export const root = style({ containerType: 'inline-size' });
/** Widths that are too narrow for the names of the columns beside the names of the rows. */
const narrow = '(max-width: 30rem)';
export const note = style({ marginTop: '4px' });
export const day = style({ '@container': { [narrow]: { flex: '1 1 100%' } } });
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
const cellRules = { padding: '8px 0 7px', paddingInlineStart: '16px', verticalAlign: 'top' } as const;
export const columnHead = style({
  position: 'relative',
  ...cellRules,
  ...typeStyle('label'),
  textAlign: 'end',
  borderTop: borders.fine,
});
/** Visually hidden in narrow widths, where a column has only its color. The legend then explains the colors. */
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
export const columnHeadName = style({
  ...typeStyle('label'),
  width: '100%',
  padding: '8px 0 7px',
  verticalAlign: 'bottom',
  textAlign: 'start',
  borderTop: borders.fine,
});
export const name = style({
  padding: '8px 0 7px',
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderTop: borders.hair,
});
export const count = style({
  ...cellRules,
  textAlign: 'end',
  fontVariantNumeric: 'lining-nums tabular-nums',
  borderTop: borders.hair,
});
export const total = style({ borderTop: borders.fine });
export const bar = style({ display: 'block', width: '100%', height: '8px', marginTop: '6px' });
// The color of a column is above its label, at the edge at which its numbers end.
export const swatch = style({
  display: 'block',
  width: '10px',
  height: '10px',
  selectors: { [`${columnHead} > &`]: { marginInlineStart: 'auto', marginBottom: '4px' } },
});
