import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `16px ${vars.gutter}`,
  paddingTop: '40px',
});
export const index = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: '16px',
});
/**
 * From the medium breakpoint up, two groups are beside each other, so that the dotted lines are short enough for the eye to follow. A last
 * group without a neighbor is as wide as the page, with its list in two columns. On desktops the second group is below the promo card, and
 * ends at the same height as the first.
 */
export const group = style({
  gridColumn: '1 / -1',
  paddingBottom: '24px',
  '@media': {
    [from('medium')]: {
      gridColumn: 'span 6',
      selectors: { '&:nth-of-type(2n + 3):last-of-type': { gridColumn: '1 / -1' } },
    },
    [from('desktop')]: {
      selectors: {
        '&:first-child': { minHeight: '12rem' },
        ':root:not([data-promo="dismissed"]) &:nth-child(2)': { alignSelf: 'end', paddingTop: '11.5rem' },
      },
    },
  },
});
globalStyle(`${root} > aside`, {
  '@media': {
    [below('desktop')]: { marginTop: '32px' },
    [from('desktop')]: { gridColumn: '7 / 13', gridRow: 1 },
  },
});
export const list = style({ borderTop: borders.bold, marginTop: '8px' });
globalStyle(`${group}:nth-of-type(2n + 3):last-of-type > ${list}`, {
  '@media': { [from('medium')]: { columns: 2, columnGap: vars.gutter } },
});
export const entry = style({
  breakInside: 'avoid',
  position: 'relative',
  display: 'block',
  padding: '11px 0 10px',
  // The room for `page`.
  paddingInlineEnd: '56px',
  borderBottom: borders.hair,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
const size = 'clamp(1rem, 4.9vw, 1.5rem)';
/** The background covers the dots of the leader, so that the leader begins after the last word of the name. */
export const name = style({
  ...typeStyle('index'),
  position: 'relative',
  paddingInlineEnd: '12px',
  background: vars.color.paper,
  fontSize: size,
  lineHeight: 1.15,
  '@media': {
    [between('medium', 'desktop')]: { fontSize: '1.25rem' },
    [from('desktop')]: { fontSize: '1.75rem' },
  },
});
/** The dotted line between the name and the page, on the last line of the name. */
export const leader = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '15px',
  borderBottom: `2px dotted ${vars.color.field}`,
  '@media': {
    [from('small')]: { bottom: '17px' },
    [from('desktop')]: { bottom: '19px' },
    print: { display: 'none' },
  },
});
export const page = style({
  ...typeStyle('figure'),
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
export const xml = style({ gridColumn: '1 / -1' });
