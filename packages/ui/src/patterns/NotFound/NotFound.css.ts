import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** The only section of its page needs less space above it. */
export const root = style({ vars: { [vars.sectionSpace]: '16px' } });
/** Without one, the address may be as wide as the page. */
export const promo = style({
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: '10 / 13', gridRow: '1 / span 2' } },
});
const left = { [from('large')]: { gridColumn: '1 / 6' } };
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'clamp(24px, 5vw, 56px)',
  '@media': { [from('large')]: { gridTemplateRows: 'auto 1fr' } },
});
export const intro = style({ gridColumn: '1 / -1', '@media': left });
export const address = style({
  ...typeStyle('figure'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  borderBlock: borders.hair,
  padding: '24px 0',
  alignSelf: 'start',
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': {
    [from('large')]: { fontSize: '2.5rem', lineHeight: '3rem', gridColumn: '6 / 13', gridRow: 'span 2' },
    [from('desktop')]: { gridColumn: '6 / 10' },
  },
});
/** One stroke through all lines, as wide as the path. Without a path it has a minimum size. */
export const struck = style({
  position: 'relative',
  display: 'inline-block',
  minHeight: '1lh',
  textDecoration: 'none',
  selectors: { '&:has(> :empty)': { minWidth: '8ch' } },
});
export const strike = style({
  position: 'absolute',
  insetInlineStart: '-1%',
  top: '30%',
  width: '102%',
  height: '44%',
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: '.08em',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** At most three lines of a long path. */
export const path = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const closing = style({
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': { ...left, [from('medium')]: { justifyItems: 'start' } },
});
export const home = style({ display: 'grid' });
