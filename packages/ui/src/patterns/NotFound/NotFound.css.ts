// Styles of `NotFound`, the content of the page for addresses that do not exist. The missing path is struck out (a line is drawn through
// it), and the word "home" replaces it. `pencil` is the blue of links and corrections.
import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';
import { pencilFamily } from '../../tokens/type.ts';
import { pencilType } from '../../primitives/CopyfitHeadline/headlineType.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The page has no other section, so less space above this one is enough. */
export const root = style({
  vars: { [vars.sectionSpace]: '16px' },
  paddingBottom: '24px',
  '@media': {
    [from('medium')]: { paddingBottom: '16px' },
    print: { paddingBottom: 0 },
  },
});
/** The headline, and a drawing of a page with corrections: below it, on wide screens beside it. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
});
export const headline = style({
  gridColumn: '1 / -1',
  '@media': { [wideScreen('large')]: { gridColumn: '1 / 8' } },
});
/** The drawing. On wide screens it reaches from the top of the headline's capitals to its last baseline. */
export const illustration = style({
  position: 'relative',
  gridColumn: '1 / -1',
  aspectRatio: '10 / 3',
  marginTop: 'max(20px, 2.2vw)',
  '@media': {
    print: { display: 'none' },
    [below('medium')]: { aspectRatio: '2 / 1' },
    [wideScreen('large')]: {
      gridColumn: '8 / -1',
      aspectRatio: 'auto',
      marginBlock: 'min(.94vw, 14px) min(1.3vw, 20px)',
    },
  },
});
globalStyle(`${illustration} > svg`, { position: 'absolute', inset: 0 });
/** From the medium breakpoint up, the word is beside the path. On narrower screens both are as wide as the page. */
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `12px ${vars.gutter}`,
  paddingTop: 'clamp(20px, 3vw, 28px)',
  containerType: 'inline-size',
  '@media': {
    [from('medium')]: { rowGap: '24px', gridTemplateRows: 'auto minmax(12rem, auto) auto' },
    // The first screen has room for the button.
    [wideScreen('large')]: { rowGap: '16px' },
  },
});
/** The advertisement stands apart from the button above it. */
globalStyle(`${notice} > aside`, { '@media': { [from('medium')]: { marginTop: '40px' } } });
export const intro = style({ gridColumn: '1 / -1' });
globalStyle(`${intro} > p`, { '@media': { [from('medium')]: { maxWidth: 'none' } } });
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
  rowGap: '16px',
  lineHeight: 1.1,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': {
    [below('medium')]: {
      borderTop: borders.bold,
      borderBottom: borders.fine,
      padding: '8px 0 max(16px, 3vw)',
      rowGap: 'max(24px, 5vw)',
    },
    [from('medium')]: {
      gridRow: '2 / span 2',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: '32px',
      alignItems: 'start',
      '::before': {
        content: '',
        gridArea: '1 / 1 / 2 / -1',
        alignSelf: 'stretch',
        borderTop: borders.bold,
        borderBottom: borders.fine,
      },
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
      gridArea: '1 / 2 / 2 / -1',
      alignSelf: 'end',
      // These margins put the word on the baseline of the path.
      marginBlock: '44px 50px',
      // On tablets the word is as large as the longest path that has one line.
      fontSize: `calc(max(10.5cqi, min(13cqi, 9.5rem)) * ${wordScale})`,
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
  selectors: { '&:has(> :empty)': { minWidth: '8ch' } },
  '@media': {
    [from('medium')]: {
      gridArea: '1 / 1 / 2 / 2',
      maxWidth: '57cqi',
      alignSelf: 'end',
      marginBlock: 'clamp(20px, 2.2cqi, 40px) 60px',
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
/** The line from the path to the word. It fills the row between the two. */
export const arrow = style({
  flex: 1,
  // Without a width, the width of its view box would take room from the word.
  width: 0,
  height: '.3em',
  marginInlineStart: '.1em',
  overflow: 'visible',
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
  '@media': { [from('medium')]: { vars: { [pathWidth]: '57cqi', [largestPath]: '8rem' } } },
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
  // Takes the room under the baseline from the row, in which the letters are in the middle.
  marginBottom: '-.35em',
});
/** The apology and the button: from the medium breakpoint up, beside each other. */
export const closing = style({
  display: 'grid',
  gap: `16px ${vars.gutter}`,
  gridColumn: '1 / -1',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'subgrid', alignItems: 'center', gridRow: 3 },
  },
});
globalStyle(`${closing} > p`, { '@media': { [from('medium')]: { gridColumn: '1 / 8' } } });
export const home = style({
  display: 'grid',
  '@media': { [from('medium')]: { gridColumn: '8 / -1' } },
});
