// Styles of the account page.
import { vars } from '../../theme/contract.css.ts';
import { strip } from '../../flows/Auth/PressPass.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The account card of a visitor without a session: its colors are those of a form, so that it does not look like the button above it. */
const blank = style({
  background: vars.color.surface,
  color: vars.color.pencil,
  outline: '2px solid',
  outlineOffset: '-2px',
});
export const blankCard = [strip, blank].join(' ');
globalStyle(`${blank} > div > span`, { background: 'currentcolor' });

export const headline = style({ paddingTop: 'clamp(24px, 5vw, 40px)' });
/** The introduction, and the account card below it or beside it. The headline has no descenders that would need more space. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'max(16px, 2.2vw)',
});
/** The introduction and the button to sign in. */
export const intro = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  justifyItems: 'start',
  '@media': {
    // Beside the card, the button ends where the card ends.
    [from('large')]: { gridColumn: '1 / 6', paddingInlineEnd: '16px', alignContent: 'space-between' },
  },
});
// On tablets, its two lines are as wide as the account card; on wider screens, it is about as tall as the card.
globalStyle(`${intro} > p`, {
  '@media': {
    [between('medium', 'large')]: { maxWidth: 'none', fontSize: '3.6vw', lineHeight: 1.25 },
    [wideScreen('large')]: { fontSize: 'clamp(1.75rem, 2.5vw, 2.75rem)', lineHeight: 1.25 },
  },
});
/** The account card, drawn as a press pass. Other than on the page /auth, its fields are one line with the address of the account. On phones the line is below the portrait. */
export const accountCard = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': {
    print: { display: 'none' },
    [wideScreen('large')]: { gridColumn: '6 / 13', minHeight: '11rem' },
  },
});
const card = `${accountCard} > div > div`;
globalStyle(card, {
  '@media': {
    [below('small')]: {
      gridTemplate: `'slot title photo' 'slot names photo' 'slot owner photo' / auto minmax(0, 1fr) clamp(5rem, 27vw, 10rem)`,
      rowGap: 0,
    },
    [from('small')]: {
      gridTemplate: `'slot title names photo' 'slot owner owner photo' / auto minmax(0, 2fr) minmax(max-content, 1fr) clamp(8rem, 12.5vw, 15rem)`,
    },
  },
});
/** The blank card is the picture of the page: the parts are below each other, and the portrait is large. */
const blankFields = `${accountCard} > ${blank} > div`;
globalStyle(blankFields, {
  gridTemplate: `'slot title photo' auto 'slot names photo' auto 'slot owner photo' 1fr / auto minmax(0, 1fr) 36%`,
  '@media': {
    [from('medium')]: { minHeight: '22rem' },
    // The headline is 40 px and 12 % of the window high.
    [wideScreen('large')]: { minHeight: 'min(100svh - 12vw - 100px, 36vw)' },
  },
});
globalStyle(`${blankFields} > div`, {
  '@media': { [wideScreen('large')]: { fontSize: 'max(.75rem, .9vw)', lineHeight: 1.4 } },
});
/** The brand and its tagline: beside the title, below each other. */
globalStyle(`${card} > div:not(:last-child)`, {
  '@media': {
    [below('small')]: { paddingTop: '8px' },
    [from('small')]: { display: 'grid', alignContent: 'start', rowGap: '4px', paddingTop: '14px' },
  },
});
/** The label, and the address in one line. */
export const owner = style({
  ...typeStyle('label'),
  gridArea: 'owner',
  // Its columns are as wide as the other texts: a long address is cut, and on phones broken.
  contain: 'inline-size',
  paddingTop: '24px',
  paddingBottom: '14px',
  '@media': { [from('small')]: { alignSelf: 'end', paddingTop: 0 } },
});
globalStyle(`${owner} > b`, {
  ...typeStyle('figure'),
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  borderBottom: '1px solid',
  // An empty line is as high.
  minHeight: '1.75rem',
  '@media': {
    [from('small')]: { fontSize: '1.125rem', whiteSpace: 'nowrap' },
    [wideScreen('desktop')]: {
      minHeight: '2rem',
      fontSize: 'clamp(1.125rem, 1.6vw, 1.75rem)',
      lineHeight: 1.35,
    },
  },
});
/** Reserves height for the settings while they load. */
export const content = style({
  paddingBlock: '40px 24px',
  minHeight: '40vh',
  '@media': { print: { paddingBottom: 0 } },
});
