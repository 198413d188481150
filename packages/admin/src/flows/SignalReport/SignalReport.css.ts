// Styles of `SignalReport`, a table of what browsers reported about the site: errors, blocked files, slow pages.
import { borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';

const { style } = stylesInLayer('flows');

export const root = style({
  marginTop: '48px',
  paddingTop: '16px',
  borderTop: borders.hair,
  // It gets the focus only when its button disappears.
  selectors: { '&:focus': { outline: 'none' } },
});
/** Widths that are too narrow for six columns: a row is then four lines, with the counts at the end of the first two. */
const narrow = '(max-width: 40rem)';
export const content = style({ containerType: 'inline-size', marginTop: '16px' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
/** A part of the table: its caption, its head or its body. */
export const part = style({ textAlign: 'start', '@container': { [narrow]: { display: 'block' } } });
export const row = style({
  borderTop: borders.hair,
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'dense',
      columnGap: '16px',
      paddingBlock: '8px',
    },
  },
});
/** The heads of the columns. In narrow containers they are one line, which names the parts of a row in order. */
export const headRow = style({
  borderTop: borders.fine,
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', paddingBlock: '8px' },
  },
});
const cellRules = { padding: '6px 0', paddingInlineEnd: '12px', verticalAlign: 'top' } as const;
export const cell = style({
  ...cellRules,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridColumn: 1, padding: 0 } },
});
export const count = style({
  ...cellRules,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gridColumn: 2, padding: 0 } },
});
export const columnHead = style(typeStyle('label'));
export const kind = style({ fontWeight: 600 });
