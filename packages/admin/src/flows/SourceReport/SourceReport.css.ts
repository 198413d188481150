import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';

const { style } = stylesInLayer('flows');

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
  ...cellRules,
  ...typeStyle('label'),
  textAlign: 'end',
  borderTop: borders.fine,
});
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
// Above the label, at the edge at which the numbers end.
export const swatch = style({
  display: 'block',
  width: '10px',
  height: '10px',
  marginInlineStart: 'auto',
  marginBottom: '4px',
});
