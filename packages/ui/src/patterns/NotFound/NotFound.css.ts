import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { pencilFamily } from '../../tokens/type.ts';
import { pencilType } from '../../primitives/CopyfitHeadline/headlineType.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The only section of its page needs less space above it. */
export const root = style({ vars: { [vars.sectionSpace]: '16px' } });
export const promo = style({
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: '10 / 13', gridRow: '1 / span 2' } },
});
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'clamp(24px, 5vw, 56px)',
});
export const intro = style({
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: '1 / 10' } },
});
/** The joke of the page: as large as a headline, and struck out. */
export const missingPath = style({
  ...typeStyle('figure'),
  fontSize: 'clamp(1.5rem, 8vw, 6rem)',
  lineHeight: 1.2,
  letterSpacing: '-.04em',
  borderBlock: borders.hair,
  padding: '24px 0',
  alignSelf: 'start',
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': {
    [from('desktop')]: { gridColumn: '1 / 10' },
  },
});
/** As the insertion of a headline. */
export const correction = style({
  color: vars.color.pencil,
  textDecoration: 'none',
  fontFamily: pencilFamily,
  fontSize: '1.15em',
  fontStyle: 'italic',
  fontWeight: pencilType.weight,
  fontVariationSettings: `"opsz" ${pencilType.opticalSize}`,
  letterSpacing: `${pencilType.letterSpacing}em`,
  lineHeight: 1,
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
/** At most three lines of a long path. Each line has its own stroke, so that none is left unmarked between the drawn ones. */
export const path = style({
  textDecorationLine: 'line-through',
  textDecorationColor: vars.color.pencil,
  textDecorationThickness: '.06em',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const closing = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  gridColumn: '1 / -1',
  '@media': { [from('medium')]: { gridTemplateColumns: 'subgrid' } },
});
globalStyle(`${closing} > p`, {
  '@media': { [from('medium')]: { gridColumn: '1 / 7' }, [from('large')]: { gridColumn: '1 / 6' } },
});
export const home = style({
  display: 'grid',
  '@media': { [from('medium')]: { gridColumn: '7 / 13' }, [from('large')]: { gridColumn: '6 / 10' } },
});
