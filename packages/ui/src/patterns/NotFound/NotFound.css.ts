// Styles of `NotFound`, the content of the page for addresses that do not exist. The missing path is struck out (a line is drawn through
// it), and the word "home" replaces it. `pencil` is the blue of links and corrections.
import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, wideScreen } from '../../tokens/breakpoint.ts';
import { pencilFamily } from '../../tokens/type.ts';
import { pencilType } from '../../primitives/CopyfitHeadline/headlineType.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The page has no other section, so less space above this one is enough. */
export const root = style({
  vars: { [vars.sectionSpace]: '16px' },
  paddingBottom: '24px',
  '@media': { print: { paddingBottom: 0 } },
});
/**
 * The headline, the apology with the button, and the drawing. On tablets the drawing is beside the apology, on wide screens beside the
 * headline, too.
 */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `20px ${vars.gutter}`,
  '@media': {
    [from('medium')]: { rowGap: '28px' },
    [from('large')]: { gridTemplateRows: 'auto 1fr' },
  },
});
export const headline = style({
  gridColumn: '1 / -1',
  '@media': { [wideScreen('large')]: { gridColumn: '1 / 8' } },
});
/** The apology, as wide as its column, and the button. */
export const wayHome = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '16px',
  alignContent: 'space-between',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  '@media': { [from('medium')]: { gridColumn: '1 / 8' } },
});
globalStyle(`${wayHome} > p`, {
  maxWidth: 'none',
  // Two sentences, each about as wide as the column.
  fontSize: '11.2cqi',
  lineHeight: 1.05,
  textWrap: 'balance',
  '@media': { print: { fontSize: '1.5rem' } },
});
/** The drawing. On wide screens it reaches from the top of the headline's capitals to the lower edge of the button. */
export const illustration = style({
  position: 'relative',
  gridColumn: '1 / -1',
  aspectRatio: '4 / 3',
  '@media': {
    print: { display: 'none' },
    [from('medium')]: { gridColumn: '8 / -1', aspectRatio: 'auto', minHeight: '15rem' },
    [wideScreen('large')]: { gridRow: '1 / span 2', marginTop: 'min(.94vw, 14px)' },
  },
});
globalStyle(`${illustration} > svg`, { position: 'absolute', inset: 0 });
/** From the medium breakpoint up, the word is beside the path. On narrower screens both are as wide as the page. */
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingTop: 'clamp(20px, 3vw, 40px)',
  containerType: 'inline-size',
});
/** The advertisement stands apart from the correction above it. */
globalStyle(`${notice} + aside`, { marginTop: '40px' });
globalStyle(`${notice} > p:first-child`, { '@media': { [from('medium')]: { maxWidth: 'none' } } });
/**
 * The path of the missing page, struck out like an error, and below it the handwritten word that replaces it, at the end of a line. A script
 * fills in the path, so the minimum height of its row keeps the layout stable.
 */
export const missingPath = style({
  ...typeStyle('figure'),
  display: 'grid',
  // The height of the row with the shortest path.
  gridTemplateRows: 'minmax(18vw, auto)',
  alignItems: 'last baseline',
  rowGap: 'max(24px, 5vw)',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  borderTop: borders.bold,
  borderBottom: borders.fine,
  padding: '8px 0 max(16px, 3vw)',
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'minmax(14cqi, auto)',
      alignItems: 'end',
      // Room for the descenders of the largest path.
      padding: '1.6cqi 0 max(36px, 4.4cqi)',
    },
  },
});
/** A longer word than `home.` is smaller, so that it is not wider. */
const wordScale = '(5 / var(--word-length, 5))';
/**
 * The replacing word, in the same letters as an inserted word of a headline. Its box reaches from the top of the `h` to the baseline, so that
 * the space above and below the letters is equal.
 */
export const replacement = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'end',
  gap: '.15em',
  color: vars.color.pencil,
  textDecoration: 'none',
  fontFamily: pencilFamily,
  // The word fits a screen of 320 px, also with the wider letter spacing that a user may set.
  fontSize: `calc(31cqi * ${wordScale})`,
  fontStyle: 'italic',
  fontWeight: pencilType.weight,
  fontVariationSettings: `"opsz" ${pencilType.opticalSize}`,
  letterSpacing: `${pencilType.letterSpacing}em`,
  lineHeight: 0.52,
  paddingTop: '.25em',
  whiteSpace: 'nowrap',
  '@media': {
    [from('medium')]: {
      // The word and the line before it take what the longest path leaves.
      fontSize: `calc(13cqi * ${wordScale})`,
    },
  },
});
/**
 * The box of the path, and of the stroke that is drawn through all of its lines. Before a script fills in the path, it is 8 characters
 * wide.
 */
export const struck = style({
  position: 'relative',
  justifySelf: 'start',
  minWidth: 0,
  textDecoration: 'none',
  color: vars.color.field,
  selectors: { '&:has(> :empty)': { minWidth: '8ch' } },
  '@media': {
    [from('medium')]: {
      maxWidth: '57cqi',
    },
  },
});
/** The drawn line through the path, above the crossbar of `e`: lower, it makes an `o` of it. */
export const strike = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '38%',
  width: '100%',
  height: '42%',
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: '.9cqi',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    [from('medium')]: { strokeWidth: '.525cqi' },
  },
});
/** The line from the path to the word, which ends where the page ends. On narrow screens the line begins where the page begins. */
export const arrow = style({
  flex: '1 1 .5em',
  // Without a width, the width of its view box would take room from the word.
  width: 0,
  height: '.3em',
  overflow: 'visible',
  '@media': { [from('medium')]: { marginInlineStart: '.1em' } },
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: '.05em',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/**
 * The number of characters of the path, which a script sets. A character is .565 em wide: .6 em less the negative letter spacing. Where the
 * smallest size makes the path wider than the page, it has several lines; the drawn stroke does not touch each of them, so the text has a line
 * through it. Browsers without `sign()` show that line in every path.
 */
const length = 'var(--path-length, 4)';
/** The width that the path can have, and its largest font size. From the medium breakpoint up, the word is beside it. */
const pathWidth = createVar();
const largestPath = createVar();
const isWrapped = `clamp(0, sign(${length} * .565 * 1.75rem - ${pathWidth}), 1)`;
/** The text of the path: as wide as the page, within the smallest and the largest font size, and at most three lines. */
export const path = style({
  vars: { [pathWidth]: '100cqi', [largestPath]: '21vw' },
  '@media': { [from('medium')]: { vars: { [pathWidth]: '57cqi', [largestPath]: '14.4cqi' } } },
  fontSize: `clamp(1.75rem, ${pathWidth} / ${length} / .565, ${largestPath})`,
  textDecorationColor: [
    vars.color.pencil,
    `color-mix(in srgb, ${vars.color.pencil} calc(100% * ${isWrapped}), transparent)`,
  ],
  letterSpacing: '-.04em',
  textDecorationLine: 'line-through',
  textDecorationThickness: '.06em',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  paddingBottom: '.1em',
  // Ends the box at the baseline, as the box of the word ends there.
  marginBottom: '-.286em',
});
