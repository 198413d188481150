// Styles of the page on which a visitor signs in: an introduction, the sign-in panel, and facts about the account. `measure` is the longest
// line of text, in characters.
import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { between, from } from '../../tokens/breakpoint.ts';
import { measure } from '../../tokens/space.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Where the page has twelve columns, everything below the headline is beside the panel, so that the first screen shows most of the panel. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  rowGap: '24px',
  paddingTop: 'clamp(24px, 3.4vw, 44px)',
  '@media': { [from('large')]: { gridTemplateRows: 'auto auto 1fr', rowGap: '32px' } },
});
/** The gap is for the descenders of the headline, which grow with the width of the page. */
export const intro = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 'max(16px, 3.4vw)',
  '@media': { [from('large')]: { display: 'contents' } },
});
globalStyle(`${intro} > h1`, { gridColumn: '1 / -1' });
globalStyle(`${intro} > p`, {
  maxWidth: 'none',
  textWrap: 'pretty',
  '@media': {
    [from('large')]: { gridColumn: '1 / 5', alignSelf: 'start' },
    [from('desktop')]: { ...typeStyle('quote'), textWrap: 'balance' },
  },
});
/** The panel is as tall as the text beside it. */
export const panel = style({
  gridColumn: '1 / -1',
  '@media': {
    [from('large')]: { display: 'grid', gridColumn: '5 / 13', gridRow: '2 / span 2' },
  },
});
/** A list with lines: below the panel, and on wide screens below the introduction, where it ends with the panel. */
export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '24px',
  '@media': {
    [between('medium', 'large')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.gutter,
    },
    [from('large')]: { gridColumn: '1 / 5', gap: '16px', alignSelf: 'end' },
  },
});
globalStyle(`${facts} > div`, { borderTop: borders.fine, paddingTop: '8px' });
globalStyle(`${facts} dt`, {
  ...typeStyle('head'),
  marginBottom: '8px',
  '@media': {
    // Each term fits in one line, so that the texts start at the same height.
    [between('medium', 'large')]: { fontSize: '1.25rem' },
    [from('large')]: { marginBottom: '4px' },
  },
});
globalStyle(`${facts} dd`, { ...typeStyle('small'), maxWidth: `${measure}ch` });
/** The form needs script. */
export const form = style({
  '@media': { [from('large')]: { display: 'grid' }, '(scripting: none)': { display: 'none' } },
});
export const loading = style({ paddingBlock: '24px' });
