// Styles of `SignalReport`, a table of what browsers reported about the site: errors, blocked files, slow pages.
import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';

const { style } = stylesInLayer('flows');

export const root = style({ marginTop: '48px', paddingTop: '16px', borderTop: borders.hair });
export const content = style({ marginTop: '16px', overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
const cellRules = {
  padding: '6px 0',
  paddingInlineEnd: '12px',
  verticalAlign: 'top',
  borderTop: borders.hair,
} as const;
export const cell = style({ ...cellRules, textAlign: 'start', overflowWrap: 'anywhere' });
export const count = style({ ...cellRules, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
