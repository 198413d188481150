// Styles of `CitySection`: a list of cities, and beside it the map of the city that is hovered or focused. Colors: `paper` is the page's
// background.
import { forcedState, hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { pencilNote } from '../../theme/pencilNote.ts';
import { borderRadiusOf, borders, squareCornersOf } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';
import { frames } from '../StreetMap/index.ts';
import { pencilFamily } from '../../tokens/type.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const grid = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  '@media': { [from('small')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
/** The column with the headline and the map is as tall as the list: the map takes the space that the headline leaves. */
export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: '24px',
  '@media': {
    [from('small')]: { gridColumn: '1 / 6', paddingInlineEnd: '24px' },
  },
});
/** The list of cities. */
export const index = style({
  borderTop: borders.fine,
  '@media': {
    [from('small')]: { gridColumn: '6 / 13' },
    // The entries are together at least as tall as the headline and the map.
    [wideScreen('small')]: { display: 'grid' },
    print: { columns: 2, columnGap: vars.gutter },
  },
});

/** The area of the map. On phones the map is as wide as the window. */
export const frame = style({
  position: 'relative',
  minHeight: '60cqi',
  '@media': {
    [below('small')]: { aspectRatio: `${frames.index.width} / ${frames.index.height}` },
  },
});
/** The map, with the prompt below it. */
export const preview = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: '20px',
  containerType: 'inline-size',
  '@media': {
    [below('small')]: { marginInline: `calc(-1 * ${vars.pageMargin})` },
    print: { display: 'none' },
  },
});
/** The note below the first city's map, until a city is hovered or focused. */
export const prompt = style({
  ...pencilNote,
  justifySelf: 'end',
  '@media': { [below('small')]: { display: 'none' } },
});
/** Every map but the shown one has `display: none`, so that browsers do not download it. */
export const maps = style({
  position: 'absolute',
  inset: 0,
});
globalStyle(`${maps} > *`, { display: 'none', height: '100%' });
globalStyle(`${maps} > :first-child`, { display: 'block' });
globalStyle(`${maps} img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // The ground of the map, which is darker than that of the section, has the section's color.
  mixBlendMode: 'lighten',
  border: borders.fine,
  ...borderRadiusOf('surface'),
  '@media': { [below('small')]: { borderInline: 0, ...squareCornersOf('surface') } },
});
/** The name of the city, in a corner of its map. */
globalStyle(`${maps} p`, {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  padding: '8px 16px',
  background: vars.color.surface,
  border: borders.fine,
  ...borderRadiusOf('surface'),
});
/** The link of one city. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '8px',
  alignContent: 'start',
  height: '100%',
  padding: 'max(12px, 1.5vw) 0',
  borderBottom: borders.hair,
  textDecoration: 'none',
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
/** Names and descriptions grow with the window, because the entries do. */
export const name = style({
  ...typeStyle('index'),
  fontSize: 'clamp(2rem, 3vw, 3rem)',
  lineHeight: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const description = style({
  ...typeStyle('small'),
  fontSize: 'clamp(1.0625rem, 1.4vw, 1.375rem)',
  lineHeight: 1.4,
  color: vars.color.muted,
  gridColumn: '1 / -1',
  selectors: { [`${entry}${hoverState} &`]: { color: 'inherit' } },
});
/** The number at the end of an entry. */
export const number = style({
  ...typeStyle('figure'),
  fontSize: '1rem',
  gridArea: '1 / -2',
});
/** The bearing of the city's streets. */
globalStyle(`${number} > span`, {
  fontSize: '.75rem',
  color: vars.color.muted,
  // Phones need the space for the name.
  marginInlineEnd: '12px',
});

/** The last entry, for every city that is not listed, in blue italics. */
export const otherCity = style({});
globalStyle(`${otherCity} ${name}`, {
  fontFamily: pencilFamily,
  fontStyle: 'italic',
  fontWeight: 500,
  color: vars.color.pencil,
});

/** A hovered or focused entry. */
const pointedAt = `${entry}:is(:hover, :focus-visible, ${forcedState('hover')}, ${forcedState('focus')})`;
/** A pointed-at entry of a city that has a map. */
const mapped = `${index} > :not(.${otherCity}) ${pointedAt}`;
globalStyle(`${grid}:has(${mapped}) ${prompt}`, { visibility: 'hidden' });
globalStyle(`${grid}:has(${mapped}) ${maps} > :first-child`, { display: 'none' });
/** A list of cities on the site has at most this many entries. */
const maxMaps = 12;
// A rule each: the build drops rules from pages without them, and keeps those that are joined by a comma.
for (let position = 1; position <= maxMaps; position++) {
  const city = `${index} > :nth-child(${position}) ${pointedAt}`;
  globalStyle(`${grid}:has(${city}) ${maps} > :nth-child(${position})`, { display: 'block' });
}
