// Styles of the contact page. The form is drawn as a notebook with a wire binding. Colors: `pencil` is the accent of links and buttons.
import { frames } from '../../patterns/StreetMap/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders, ruledLineHeight } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';
import { motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('templates');

/**
 * The windows in which the headline and the introduction are as tall as the form. There the details are beside the map, with the name of
 * the place below the details, so that both columns end at the same height.
 */
const detailsBesideMap = wideScreen('desktop');

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the start of the form is visible without scrolling.
  gap: `28px ${vars.gutter}`,
  paddingTop: '24px',
  // A handwritten word of the headline that fills a line is so large that its box, which is wider than its letters, would make the page scroll
  // sideways. The box goes to the edges of the window, because the stroke through a word is longer than its line.
  overflowX: 'clip',
  marginInline: `calc(-1 * ${vars.pageMargin})`,
  paddingInline: vars.pageMargin,
  '@media': {
    [from('small')]: { paddingTop: '32px', rowGap: '40px' },
    [from('large')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      rowGap: '32px',
      paddingTop: '40px',
    },
    [detailsBesideMap]: { gridTemplateRows: 'auto auto 1fr', rowGap: '40px' },
  },
});
/** The headline and the introduction: on tablets side by side, on wide screens beside the form. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 32px',
  alignItems: 'end',
  '@media': {
    [between('small', 'large')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [from('large')]: { gridColumn: '1 / 6', alignContent: 'start', paddingInlineEnd: '24px' },
  },
});
// The column beside the form is as tall as the form: its text is larger. In wider windows the headline fills more of the height.
globalStyle(`${header} > p`, {
  '@media': {
    [`${detailsBesideMap} and (width < 100rem)`]: {
      fontSize: 'clamp(1.75rem, 2.5vw, 2.5rem)',
      lineHeight: 1.25,
    },
  },
});
/** The stroke through the word stays in the column. */
globalStyle(`${header} > h1 del > svg`, { width: '100%' });
/** The email address, the phone number and the postal address. */
export const details = style({
  '@media': {
    // Apart from the edges of the notebook's pages, which are lines like its own.
    [below('large')]: { marginTop: '28px' },
    [from('large')]: { gridColumn: '1 / 6', paddingInlineEnd: '24px' },
  },
});

/** The promo card, below the map. Phones do not show it. */
export const promo = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  '@media': { [from('medium')]: { marginTop: '40px' } },
});

/** The map is below the form and as wide as the form; the name of the place is in the column of the details. */
export const map = style({
  display: 'grid',
  gap: `8px ${vars.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    [from('large')]: { gridColumn: '1 / -1', marginTop: '16px' },
    // The figure makes no box, so that the map and the name of the place are items of the page's grid.
    [detailsBesideMap]: { display: 'contents' },
  },
});
/** The box of the drawn map. */
export const mapFrame = style({
  // A phone shows less of the map's left and right side, so that its letters are larger.
  aspectRatio: '6 / 5',
  border: borders.fine,
  ...borderRadiusOf('surface'),
  overflow: 'clip',
  '@media': {
    [from('small')]: { aspectRatio: `${frames.office.width} / ${frames.office.height}` },
    [from('medium')]: { gridColumn: '6 / 13', gridRow: 1 },
    // The map is as tall as the two texts beside it, if these are taller.
    [detailsBesideMap]: { gridRow: '2 / span 2', aspectRatio: 'auto' },
  },
});
globalStyle(`${mapFrame} > svg`, { height: '100%' });
/** On desktops the map is so large that its letters would be larger than other labels. */
globalStyle(`${mapFrame} text`, { '@media': { [detailsBesideMap]: { fontSize: '13px' } } });
export const caption = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '16px',
  paddingTop: '8px',
  '@media': {
    [from('medium')]: {
      gridColumn: '1 / 6',
      gridRow: 1,
      marginInlineEnd: '24px',
      padding: '16px 0 0',
      borderTop: borders.bold,
    },
    [detailsBesideMap]: { gridRow: 3 },
  },
});

/** The title of the form, and a note beside it, or below it if both do not fit in one line. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  alignItems: 'baseline',
  gap: '8px',
});
/** At 320 px the title is a little smaller, so that it has one line. */
globalStyle(`${heading} > h2`, { '@media': { [below('small')]: { fontSize: 'min(1.75rem, 7.25vw)' } } });
/** Looks like an editor's handwriting in the margin. */
export const note = style({
  marginInlineStart: 'auto',
  fontFamily: typeStyle('quote').fontFamily,
  fontSize: '1.75rem',
  lineHeight: '2rem',
  fontStyle: 'italic',
  fontWeight: 500,
  color: vars.color.pencil,
  rotate: '-4deg',
  textAlign: 'end',
  // The note fits in one line beside the title at 320 px.
  '@media': { [below('small')]: { fontSize: 'min(1.75rem, 5.25vw)' } },
});

const { ink, paper, surface } = vars.color;
/** The wire of the notebook, from front to back: the arc of each loop, its two sides, and the hole in the paper that both go through. */
const wire = [
  `radial-gradient(circle at 16px 7px, transparent 3.6px, ${ink} 4px 6px, transparent 6.4px) 0 0 / 32px 7px`,
  `linear-gradient(90deg, transparent 10px, ${ink} 10px 12px, transparent 12px 20px, ${ink} 20px 22px, transparent 22px) 0 7px / 32px 30px`,
  `radial-gradient(circle at 16px 10px, ${paper} 8px, ${ink} 8.4px 9.2px, transparent 9.6px) 0 27px / 32px 20px`,
];

/** The surface of the form, with the holes and wires at its top. */
export const notebook = style({
  position: 'relative',
  display: 'grid',
  gap: '1rem',
  padding: '48px 16px 32px',
  border: borders.fine,
  ...borderRadiusOf('surface'),
  background: surface,
  // The edges of the notebook's lower pages.
  boxShadow: `0 5px 0 -1px ${surface}, 0 5px 0 0 ${ink}, 0 10px 0 -1px ${surface}, 0 10px 0 0 ${ink}`,
  scrollMarginTop: '24px',
  '@media': {
    [from('large')]: {
      gridColumn: '6 / 13',
      gridRow: '1 / span 2',
      alignContent: 'start',
      padding: '48px 32px 32px',
    },
    [detailsBesideMap]: { gridRow: 1 },
  },
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-16px 8px auto',
    height: '47px',
    // `space` never cuts off a loop.
    background: wire.map(layer => `${layer} space no-repeat`).join(', '),
  },
});

/** Beside the details, which are taller than the form, the message has more lines. */
globalStyle(`${notebook} textarea`, {
  '@media': { [between('large', 'desktop')]: { minHeight: `calc(8 * ${ruledLineHeight})` } },
});

/** Scrolls smoothly to the form when a link of another site leads to it; for links within the site, the router scrolls. */
globalStyle(`:root:has(${notebook}:target)`, { '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } } });
