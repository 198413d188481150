// Styles of `Corrections`, the box that lists the errors that the site had, and what it says now. Colors: `pencil` is the accent of links
// and buttons.
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { pencilFamily } from '../../tokens/type.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** A fine border around everything, with a bold one on top. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  marginTop: vars.sectionSpace,
  border: borders.fine,
  borderTop: borders.bold,
  ...borderRadiusOf('surface'),
  padding: '20px 16px 24px',
  '@media': {
    [from('medium')]: { padding: '24px' },
    [from('large')]: { gridTemplateColumns: '3fr 9fr' },
  },
});
/** The title and the introduction. */
export const head = style({ display: 'grid', gap: '8px', alignContent: 'start' });

/** The newest corrections, and below them the older ones. */
export const lists = style({ minWidth: 0 });
/** The disclosure's content is as wide as the box, because its text is in columns. Its last line is the edge of the box. */
globalStyle(`${lists} > details`, { borderTop: borders.hair, borderBottom: 0, marginTop: '20px' });
globalStyle(`${lists} > details > div`, { maxWidth: 'none', padding: '8px 0 0' });
/** The corrections in as many columns as fit, up to three. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(12rem, (100% - 4rem) / 3)), 1fr))',
  gap: '24px 32px',
});
export const correction = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});
/** The name of the page has its own line, so that the texts below begin at one height. */
globalStyle(`${correction} > :first-child > a`, { display: 'block', width: 'fit-content' });
/** The old words and the new ones. */
export const texts = style({
  ...typeStyle('body'),
  fontSize: 'clamp(1.125rem, 1.15vw, 1.25rem)',
  lineHeight: 1.35,
  display: 'grid',
  gap: '8px',
  // Keeps the hidden labels in their column: WebKit places them as if there were one column, below the end of the page.
  position: 'relative',
});
export const wrongWords = style({
  '@media': { screen: { color: vars.color.muted } },
  textDecorationLine: 'line-through',
  textDecorationThickness: '2px',
  textDecorationColor: vars.color.pencil,
});
/** Looks like the corrected words in headlines. */
export const rightWords = style({
  fontFamily: pencilFamily,
  fontStyle: 'italic',
  fontWeight: 500,
  fontSize: 'clamp(1.25rem, 1.5vw, 1.62rem)',
  color: vars.color.pencil,
  textDecoration: 'none',
});
/** The words are quoted from within a sentence. Here they begin with a capital letter. */
globalStyle(`${texts} > ::first-letter`, { textTransform: 'uppercase' });
