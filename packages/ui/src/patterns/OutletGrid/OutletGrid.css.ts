// Styles of `OutletGrid`, a list of outlets: newsrooms and other media.
import { vars } from '../../theme/contract.css.ts';
import { dottedBackground } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const list = style({ display: 'grid', columnGap: vars.gutter });
const large = style({});
export const layouts = {
  columns: list,
  large: `${list} ${large}`,
};
/** One or two columns, never three. */
export const twoColumns = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr))',
});
export const item = style({
  display: 'flex',
  alignItems: 'last baseline',
  padding: '10px 0',
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
    printColorAdjust: 'exact',
  },
  // The type grows with the column.
  '@media': { [largeTextScreen]: { fontSize: '1.625rem', lineHeight: '1.75rem' } },
});
globalStyle(`${large} ${name}`, { fontSize: 'clamp(1.625rem, 2.6vw, 2.25rem)', lineHeight: 1.05 });
/** The letters of the name, which cover the dotted line. At least 16 px of it are visible. */
export const letters = style({
  paddingInlineEnd: '8px',
  marginInlineEnd: '16px',
  background: vars.color.paper,
  boxDecorationBreak: 'clone',
});
export const outletType = style({ ...typeStyle('label'), flex: 'none', fontSize: '.8125rem' });
