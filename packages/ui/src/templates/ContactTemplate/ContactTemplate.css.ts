// Styles of the contact page. The form is drawn as a notebook with a wire binding. Colors: `pencil` is the accent of links and buttons.
import { frames } from '../../patterns/StreetMap/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import { motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('templates');

/**
 * A handwritten word of the headline that fills a line is so large that its box, which is wider than its ink, would make the page scroll
 * sideways.
 */
export const header = style({
  overflowX: 'clip',
  '@media': { [from('large')]: { paddingTop: '20px' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The form begins in the first screen of a phone.
  gap: `28px ${vars.gutter}`,
  '@media': {
    [from('small')]: { paddingTop: '24px', rowGap: '48px' },
    [from('large')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      paddingTop: '44px',
    },
  },
});
/** The introduction. */
export const intro = style({
  '@media': { [from('large')]: { gridColumn: '1 / 6', paddingInlineEnd: '24px' } },
});
/** Above the form the introduction is as wide as the form. */
globalStyle(`${intro} > p`, { '@media': { [between('small', 'large')]: { maxWidth: 'none' } } });
/** The email address, the phone number and the postal address. */
export const details = style({
  '@media': { [from('large')]: { gridColumn: '1 / 6', paddingInlineEnd: '24px' } },
});

/** The promo card ends the first column, beside the form. On narrower windows it is below the map. */
globalStyle(`${columns} > aside`, {
  '@media': {
    [between('medium', 'desktop')]: { marginTop: 0 },
    [from('desktop')]: { gridColumn: '1 / 6', gridRow: 3, alignSelf: 'end', marginInlineEnd: '24px' },
  },
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
  },
});
/** The box of the drawn map. */
export const mapFrame = style({
  // A phone shows less of the water at both sides, with larger letters.
  aspectRatio: '6 / 5',
  border: borders.fine,
  overflow: 'clip',
  '@media': {
    [from('small')]: { aspectRatio: `${frames.office.width} / ${frames.office.height}` },
    [from('medium')]: { gridColumn: '6 / 13', gridRow: 1 },
  },
});
globalStyle(`${mapFrame} > svg`, { height: '100%' });
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
  },
});

/** The title of the form, and a note beside it. */
export const heading = style({
  display: 'grid',
  // On a phone the note has two lines, so that the title has one.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(30%)',
  '@media': { [from('small')]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' } },
  overflowWrap: 'anywhere',
  alignItems: 'baseline',
  gap: '16px',
});
/** Looks like an editor's handwriting in the margin. */
export const note = style({
  fontFamily: typeStyle('quote').fontFamily,
  fontSize: '1.75rem',
  lineHeight: '2rem',
  fontStyle: 'italic',
  fontWeight: 500,
  color: vars.color.pencil,
  rotate: '-4deg',
  textAlign: 'end',
  // “When?” is one word at 320 px.
  '@media': { [below('small')]: { fontSize: 'min(1.75rem, 7vw)' } },
});

const { ink, paper, surface } = vars.color;
/** One hole in the paper of the notebook; `edge` is the color of its outline, `inside` the color behind the paper. */
const hole = (edge: string, inside: string) =>
  `linear-gradient(90deg, transparent 9px, ${edge} 9px 10px, ${inside} 10px 22px, ${edge} 22px 23px, transparent 23px)`;

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
  '@media': { [from('large')]: { gridColumn: '6 / 13', gridRow: '1 / span 3', padding: '64px 32px 40px' } },
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-14px 8px auto',
    height: '44px',
    // Two wires through square holes; `space` never cuts off a hole.
    background: [
      `linear-gradient(90deg, transparent 12px, ${ink} 12px 14px, transparent 14px 18px, ${ink} 18px 20px, transparent 20px) 0 0 / 32px 38px space`,
      `${hole(ink, ink)} 0 30px / 32px 1px space`,
      `${hole(ink, ink)} 0 43px / 32px 1px space`,
      `${hole(ink, paper)} 0 30px / 32px 14px space`,
    ]
      .map(layer => `${layer} no-repeat`)
      .join(', '),
  },
});

/** Scrolls smoothly to the form when a link of another site leads to it; for links within the site, the router scrolls. */
globalStyle(`:root:has(${notebook}:target)`, { '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } } });
