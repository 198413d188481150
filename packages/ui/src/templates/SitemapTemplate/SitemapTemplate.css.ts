// Styles of the page with links to all pages, which looks like the index of a newspaper: names, dotted lines, page numbers. `paper` is the
// background color of the page, and `pencil` the blue of links.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule, dottedBackground } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { hoverState } from '../../theme/states.ts';
import { below, between, from, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `16px ${vars.gutter}`,
  paddingTop: 'clamp(40px, 5vw, 64px)',
});
/** The groups of links: lists and tables. */
export const index = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  // At least 24 px, so that two lists do not look like one where the gutter is narrow.
  gap: `16px max(24px, ${vars.gutter})`,
});
const group = style({ gridColumn: '1 / -1', paddingBottom: '24px' });
/**
 * From the medium breakpoint up, two lists are beside each other, so that the dotted lines are short enough for the eye to follow. A list
 * without a neighbor, alone at the end or after a table, is as wide as the page, in two columns.
 */
const listGroup = style({
  '@media': {
    [from('medium')]: { gridColumn: 'span 6', display: 'flex', flexDirection: 'column' },
  },
});
const tableGroup = style({});
export const groups = {
  list: [group, listGroup].join(' '),
  table: [group, tableGroup].join(' '),
};
/** The last list, if it has no neighbor: it is the third, the fifth and so on, or it follows a table. */
const alone = (child: string) =>
  [`${listGroup}:nth-of-type(2n + 3):last-of-type`, `${tableGroup} + ${listGroup}:last-of-type`]
    .map(selector => selector + child)
    .join(', ');
globalStyle(alone(''), { '@media': { [from('medium')]: { gridColumn: '1 / -1' } } });
/** The line between two lists beside each other. */
globalStyle(`${listGroup} + ${listGroup}`, { position: 'relative' });
globalStyle(`${listGroup}:nth-of-type(even)::before`, {
  '@media': {
    [from('medium')]: {
      ...columnRule('0', '24px'),
      insetInlineStart: `calc(max(24px, ${vars.gutter}) / -2)`,
    },
  },
});
globalStyle(`${root} > aside`, { marginTop: '32px' });
/** On tablets the second of two lists, which has the titles of articles, is wider, so that each title has one line. */
for (const [nth, columns] of [
  ['odd', 'span 5'],
  ['even', 'span 7'],
] as const) {
  globalStyle(`${listGroup}:nth-of-type(${nth}):nth-of-type(-n + 2)`, {
    '@media': { [between('medium', 'large')]: { gridColumn: columns } },
  });
}
/** Two lists beside each other end at the same height. */
export const list = style({
  borderTop: borders.bold,
  marginTop: '8px',
  '@media': {
    [from('medium')]: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
  },
});
globalStyle(alone(` > ${list}`), {
  '@media': { [from('medium')]: { display: 'block', columns: 2, columnGap: vars.gutter } },
});
/** A link of a list. */
export const entry = style({
  breakInside: 'avoid',
  position: 'relative',
  display: 'block',
  padding: '11px 0 10px',
  // Room for the page number.
  paddingInlineEnd: '56px',
  borderBottom: borders.hair,
  textWrap: 'balance',
  textDecoration: 'none',
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil, borderColor: vars.color.pencil },
    // The dotted line leads the eye: a second line below each row would be one too many.
    '&:has(> [aria-hidden])': { borderBottom: 0 },
  },
});
const size = 'clamp(1rem, 4.9vw, 1.5rem)';
/** The background covers the dots of the dotted line, so that the line begins after the last word of the name. */
export const name = style({
  ...typeStyle('index'),
  position: 'relative',
  paddingInlineEnd: '12px',
  background: vars.color.paper,
  fontSize: size,
  lineHeight: 1.15,
  '@media': {
    [between('medium', 'large')]: { fontSize: '1.125rem' },
    [between('large', 'desktop')]: { fontSize: '1.25rem' },
    [from('desktop')]: { fontSize: '1.75rem' },
  },
});
/** The dotted line between the name and the page number, on the last line of the name. */
export const dottedLine = style({
  ...dottedBackground,
  position: 'absolute',
  insetInline: 0,
  bottom: '15px',
  '@media': {
    [from('small')]: { bottom: '17px' },
    [from('desktop')]: { bottom: '19px' },
    print: { display: 'none' },
  },
});
/** The page number, as in a newspaper: blue, as those of the table are. */
export const page = style({
  ...typeStyle('figure'),
  color: vars.color.pencil,
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '10px',
  paddingInlineStart: '12px',
  background: vars.color.paper,
  '@media': {
    [from('small')]: { bottom: '12px', fontSize: '1.125rem' },
    [from('desktop')]: { bottom: '14px' },
  },
});
/** The table's columns: the names, the facts, and the links at the end, each of which is as wide as a column of the page. */
export const table = style({
  width: '100%',
  marginTop: '8px',
  borderTop: borders.bold,
  borderCollapse: 'collapse',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '0',
  paddingInlineEnd: '12px',
  borderBottom: borders.hair,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`${table} thead th`, {
  ...typeStyle('label'),
  '@media': { [largeTextScreen]: { fontSize: '1rem' } },
  color: vars.color.muted,
  paddingBlock: '8px',
  borderBottom: borders.fine,
  verticalAlign: 'bottom',
});
/** A fact. Narrow windows have no room for facts, or only for the first two. */
export const detail = style({
  ...typeStyle('figure'),
  '@media': { [from('desktop')]: { fontSize: '1rem' }, [largeTextScreen]: { fontSize: '1.25rem' } },
});
globalStyle(`${table} ${detail}`, { '@media': { [below('small')]: { display: 'none' } } });
globalStyle(`${table} ${detail} ~ ${detail} ~ ${detail}`, {
  '@media': { [below('large')]: { display: 'none' } },
});
export const rowName = style({
  ...typeStyle('index'),
  fontSize: size,
  lineHeight: 1.15,
  '@media': {
    [between('medium', 'desktop')]: { fontSize: '1.25rem' },
    [from('desktop')]: { fontSize: '1.75rem' },
  },
});
/** The drawing before a name, as high as its capitals and descenders. */
export const streets = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: '.45em',
  verticalAlign: '-.14em',
  border: borders.fine,
  stroke: vars.color.ink,
  strokeWidth: 0.9,
});
export const linkCell = style({});
globalStyle(`${table} ${linkCell}`, {
  paddingInlineEnd: 0,
  textAlign: 'end',
  width: '24%',
  '@media': { [from('medium')]: { width: '17%' } },
});
/** The link fills the cell. */
export const cellLink = style({
  ...typeStyle('figure'),
  display: 'block',
  padding: '13px 0 12px',
  color: vars.color.pencil,
  textDecoration: 'none',
  textDecorationThickness: '3px',
  textUnderlineOffset: '.2em',
  selectors: { [`&${hoverState}`]: { textDecorationLine: 'underline' } },
  '@media': {
    [from('small')]: { fontSize: '1.125rem' },
    [from('desktop')]: { padding: '15px 0 14px' },
  },
});
/** The link to the list for search engines, which looks like a link of a list. */
export const xml = style({ gridColumn: '1 / -1', borderTop: borders.bold });
