// Styles of `OutletGrid`, a list of outlets: newsrooms and other media.
import { vars } from '../../theme/contract.css.ts';
import { borders, dottedBackground } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

export const list = style({
  display: 'grid',
  columnGap: vars.gutter,
  borderTop: borders.fine,
  // One or two columns, never three.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr))',
});
export const item = style({
  display: 'flex',
  alignItems: 'last baseline',
  padding: '11px 0 12px',
  borderBottom: borders.hair,
});
/** The name, on a dotted line that goes from its last word to the type. The letters are narrow, so that most names fit in a line. */
export const name = style({
  ...typeStyle('head'),
  fontStretch: '70%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  flex: '1 1 0',
  position: 'relative',
  isolation: 'isolate',
  marginInlineEnd: '8px',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 7px',
    zIndex: -1,
    ...dottedBackground,
  },
  // Browsers print no backgrounds.
  '@media': { print: { '::after': { background: 'none', borderTop: `2px dotted ${vars.color.field}` } } },
});
/** The letters of the name, which cover the dotted line. */
export const letters = style({
  paddingInlineEnd: '8px',
  background: vars.color.paper,
  boxDecorationBreak: 'clone',
});
export const outletType = style({ ...typeStyle('label'), flex: 'none', fontSize: '.8125rem' });
