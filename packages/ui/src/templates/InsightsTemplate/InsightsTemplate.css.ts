// Styles of the page that lists the articles. The first one, the lead article, is larger. Colors: `pencil` is the accent of links and
// buttons.
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Screens on which the lead article has two columns. */
const wide = 'screen and (min-width: 100rem)';

export const link = style({
  display: 'block',
  textDecoration: 'none',
  selectors: { [`&${hoverState}`]: { color: vars.color.pencil } },
});

/** The header of the page. The build drops the rules below from other pages, which have no element of this class. */
export const top = style({});
/** The drawing, beside the introduction and the button below it. */
export const picture = style({ position: 'absolute', inset: 0 });
globalStyle(`${picture} > svg`, { width: '100%', height: '100%' });
globalStyle(`${top} div:has(> ${picture})`, { '@media': { [from('desktop')]: { aspectRatio: 'auto' } } });

/** The list of articles begins close to the introduction, so that the first screen shows the lead article. */
export const issue = style({ vars: { [vars.sectionSpace]: '48px' } });
/** The promo card. Phones do not show it. */
export const promo = style({ '@media': { [from('medium')]: { paddingTop: '48px' } } });
globalStyle(`${promo}:not(:last-child)`, { '@media': { [from('medium')]: { paddingBottom: '24px' } } });

/** The lead article and the newest others: side by side on wide screens. */
export const front = style({
  display: 'grid',
  gap: `48px ${vars.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    // The gutter of wider windows, so that the line in it is not close to the letters.
    [between('medium', 'large')]: { vars: { [vars.gutter]: '32px' } },
  },
});
/** The lead article. */
export const leadArticle = style({
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridColumn: '1 / 9' },
    // The drawing fills the space down to the end of the articles beside it.
    [between('medium', 'desktop')]: { alignContent: 'stretch', gridTemplateRows: 'auto 1fr auto' },
    // The introduction is beside the drawing, which would be a slab in all columns.
    [wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      alignContent: 'stretch',
      columnGap: vars.gutter,
    },
  },
});
globalStyle(`${leadArticle} > h2`, { '@media': { [wide]: { gridColumn: '1 / -1' } } });
/** Category and date to the left, the introduction to the right. */
export const introduction = style({
  display: 'grid',
  gap: `12px ${vars.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: borders.fine,
  paddingTop: '12px',
  '@media': {
    [from('small')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [between('medium', 'desktop')]: { gridTemplateRows: 'auto 1fr', rowGap: '20px' },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: '20px',
      height: '100%',
    },
  },
});
/** The drawing fills the column of the introduction, where the figure beside it, or the list of articles, is higher. */
export const illustration = style({
  display: 'none',
  position: 'relative',
  minHeight: '10rem',
  '@media': {
    [between('medium', 'desktop')]: { display: 'block', gridColumn: '1 / -1' },
    [wide]: { display: 'block' },
  },
});
globalStyle(`${illustration} > svg`, { position: 'absolute', inset: 0 });
/** Without a drawing beside it, the introduction has the whole width. */
globalStyle(`${introduction}:last-child`, { '@media': { [wide]: { gridColumn: '1 / -1' } } });
/** Larger where the lead article is a front page. */
globalStyle(`${introduction} > p:nth-child(2)`, {
  '@media': {
    [from('desktop')]: { ...typeStyle('quote'), maxWidth: 'none' },
    [wide]: { fontSize: '2.5rem', lineHeight: '3rem' },
  },
});

/** A list of articles, each with its title and its first sentences. */
const summaries = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.gutter,
  borderTop: borders.bold,
});
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
/** Articles below the lead article, in rows of three. */
export const below = [summaries, style({ '@media': { [from('medium')]: threeColumns } })].join(' ');
/** Articles beside the lead article, where the page has a column for them; otherwise below it. */
export const beside = [
  summaries,
  style({
    position: 'relative',
    '@media': {
      // The last article ends where the lead article does.
      [from('medium')]: {
        gridColumn: '9 / 13',
        alignContent: 'space-between',
        '::before': columnRule('0', '0'),
      },
    },
  }),
].join(' ');

const item = style({
  position: 'relative',
  padding: '16px 0',
  selectors: { '& + &': { borderTop: borders.hair } },
});
/** Side by side, articles have a vertical line between them; stacked, a horizontal one. */
const inRow = {
  selectors: {
    '&:nth-child(-n + 3)': { borderTop: 0 },
    '&:not(:nth-child(3n + 1))::before': columnRule('16px', '16px'),
  },
};
/** An article below the lead article. */
export const itemBelow = [item, style({ '@media': { [from('medium')]: inRow } })].join(' ');
/** An article beside the lead article. */
export const itemBeside = [item, style({ '@media': { [from('medium')]: { paddingBottom: '24px' } } })].join(
  ' ',
);
/** One article of such a list. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '12px',
});
/** On phones, a line ends the list. */
globalStyle(`${itemBeside}:last-child`, {
  '@media': { 'screen and (width < 48rem)': { borderBottom: borders.hair } },
});
/** The drawing of an article, and its first sentences. */
export const summaryText = style({
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Beside the text, so that the column is not higher than the lead article.
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
export const summaryPicture = style({
  position: 'relative',
  aspectRatio: '5 / 2',
  '@media': { [from('desktop')]: { aspectRatio: 'auto' } },
});
globalStyle(`${summaryPicture} > svg`, { position: 'absolute', inset: 0 });
globalStyle(`${summaryText} > p`, {
  '@media': {
    [between('large', 'desktop')]: { fontSize: '1.25rem', lineHeight: '1.625rem' },
    [from('desktop')]: { fontSize: '1.25rem', lineHeight: '1.625rem' },
  },
});
