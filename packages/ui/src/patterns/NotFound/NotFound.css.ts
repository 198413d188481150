import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { struckLarge } from '../../theme/struck.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { pencilFamily } from '../../tokens/type.ts';
import { strike as drawing } from '../../primitives/CopyfitHeadline/strike.ts';
import { pencilType } from '../../primitives/CopyfitHeadline/headlineType.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The page has no other section, so less space above this one is enough. */
export const root = style({ vars: { [vars.sectionSpace]: '16px' } });
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'clamp(24px, 5vw, 56px)',
});
globalStyle(`${notice} > aside`, { '@media': { [from('desktop')]: { gridRow: '1 / span 2' } } });
export const intro = style({
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: '1 / 10' } },
});
/**
 * The path of the missing page, struck out like an error, and the handwritten word that replaces it. A line fills the row between the two;
 * on phones the path is above the word. A script fills in the path, so the minimum height keeps the layout stable.
 */
export const missingPath = style({
  ...typeStyle('figure'),
  display: 'grid',
  // The height of the row with the shortest path.
  gridTemplateRows: 'minmax(min(6rem, 18vw), auto)',
  alignItems: 'last baseline',
  gap: '28px 2rem',
  lineHeight: 1.1,
  borderBlock: borders.hair,
  padding: '28px 0',
  alignSelf: 'start',
  gridColumn: '1 / -1',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'minmax(0, auto) minmax(max-content, 1fr)' },
    [from('desktop')]: { gridColumn: '1 / 10' },
  },
});
/**
 * The replacing word, in the same letters as an inserted word of a headline. Its box reaches from the top of the `h` to the baseline, so that
 * the space above and below the letters is equal.
 */
export const correction = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.15em',
  color: vars.color.pencil,
  textDecoration: 'none',
  fontFamily: pencilFamily,
  fontSize: 'clamp(4rem, 24cqi, 9.5rem)',
  fontStyle: 'italic',
  fontWeight: pencilType.weight,
  fontVariationSettings: `"opsz" ${pencilType.opticalSize}`,
  letterSpacing: `${pencilType.letterSpacing}em`,
  lineHeight: 0.52,
  paddingTop: '.25em',
  whiteSpace: 'nowrap',
  '@media': { [from('medium')]: { fontSize: 'clamp(4rem, 17cqi, 9.5rem)' } },
});
/** The box of the path, and of the stroke that is drawn through all of its lines. Before a script fills in the path, it is 8 characters wide. */
export const struck = style({
  ...struckLarge,
  position: 'relative',
  justifySelf: 'start',
  minWidth: 0,
  textDecoration: 'none',
  selectors: { '&:has(> :empty)': { minWidth: '8ch' } },
});
export const strike = style({
  position: 'absolute',
  insetInlineStart: '-1%',
  top: '42%',
  width: '102%',
  height: '62%',
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.pencil,
  // As wide as in headlines, in units of the view box, whose height is .53 em of the path.
  strokeWidth: (drawing.strokeWidth / 0.53) * drawing.height,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** The line from the path to the word. It fills the rest of the row. */
export const arrow = style({
  flex: 1,
  // Without a width, the width of its view box would take room from the path.
  width: 0,
  minWidth: '.4em',
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
 * The size of a path that is as wide as `width`, and the line through a path that has several lines: the drawn stroke does not touch each of
 * them. A script sets `--path-length`, the number of characters of the path. A character is .565 em wide: .6 em less the negative letter
 * spacing. Browsers without `sign()` show the line in every path.
 */
const fitted = (width: string) => {
  const length = 'var(--path-length, 4)';
  const isWrapped = `clamp(0, sign(${length} * .565 * 1.75rem - (${width})), 1)`;
  return {
    fontSize: `clamp(1.75rem, (${width}) / ${length} / .565, min(7rem, 21vw))`,
    textDecorationColor: [
      vars.color.pencil,
      `color-mix(in srgb, ${vars.color.pencil} calc(100% * ${isWrapped}), transparent)`,
    ],
  };
};
/** The text of the path: as wide as its place, within the smallest and the largest font size, and at most three lines. */
export const path = style({
  ...fitted('100cqi'),
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
  // The subtracted width is the room for the word and the line that leads to it.
  '@media': { [from('medium')]: fitted('100cqi - min(31rem, 57cqi)') },
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
