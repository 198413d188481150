// Styles of `PartnershipCards`, two cards that offer kinds of partnership, each drawn as a sheet of paper on another sheet.
import { vars } from '../../theme/contract.css.ts';
import { borders, framedSurface } from '../../theme/borders.ts';
import { inRightToLeft } from '../../theme/direction.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from, wideScreen, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const list = style({
  display: 'grid',
  gap: '80px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 32px' },
    [from('large')]: { columnGap: `calc(2 * ${vars.gutter})` },
  },
});
/** Five rows of the list, which the cards beside each other share. */
const sharedRows = { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' } as const;
/** The place of a card, with the second sheet. */
export const cardSlot = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  selectors: {
    /** A second sheet of paper behind the card, which shows at two sides. */
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      ...framedSurface,
      translate: '6px 6px',
    },
  },
  '@media': {
    [from('medium')]: {
      // Title, text, terms, points and action each begin at the same height in both cards.
      ...sharedRows,
    },
  },
});
export const card = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  padding: '24px 16px',
  ...framedSurface,
  '@media': {
    [from('medium')]: { ...sharedRows, padding: '24px' },
    // Wide enough that no point has two lines beside one that has one.
    [from('large')]: { padding: '40px 24px' },
    [from('desktop')]: { padding: '40px' },
  },
});
/** The title is as wide as the card. */
globalStyle(`${card} h2`, { maxWidth: 'none' });
/** Overlaps the upper edge of the card. */
export const stamp = style({
  position: 'absolute',
  top: '-36px',
  insetInlineEnd: '16px',
  scale: '1.6',
  // At most as wide as the card. The browser applies `maxWidth` before `scale`, so the width is divided by the scale.
  maxWidth: 'calc(100% / 1.6)',
  // Physical: transform-origin has no logical sides.
  transformOrigin: 'top right',
  selectors: { [inRightToLeft]: { transformOrigin: '0 0' } },
  '@media': {
    [from('large')]: {
      insetInlineEnd: '32px',
      scale: '2.2',
      maxWidth: 'calc((100% - 24px) / 2.2)',
      top: '-40px',
    },
  },
});
/** The stamp covers the bar of the card, on which red letters would be hard to read. */
globalStyle(`${stamp} > span`, { background: vars.color.surface });
/** The recommended card has a thick frame and a colored bar. These take no space, so that the texts of both cards stay on the same lines. */
globalStyle(`${card}:has(> ${stamp})`, {
  outline: `2px solid ${vars.color.ink}`,
  '@media': { screen: { boxShadow: `inset 0 8px ${vars.color.pencil}` } },
});
/** The terms of the partnership, in large type. */
export const terms = style({
  containerType: 'inline-size',
  borderTop: borders.bold,
  paddingTop: '16px',
  textWrap: 'balance',
});
/** Two columns: the longer terms are as wide as the card. */
export const termsText = style({
  ...typeStyle('index'),
  display: 'block',
  '@media': {
    // The shorter terms have one line on phones.
    [below('small')]: { fontSize: '1.75rem' },
    [wideScreen('medium')]: { fontSize: '9.6cqi', lineHeight: 1 },
  },
});
/** A list of facts about the partnership. */
export const points = style({
  borderTop: borders.hair,
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
export const point = style({
  padding: '8px 0 7px',
  borderBottom: borders.hair,
});
/** The button. Where it is narrower than its longest word, it breaks the word. */
export const action = style({ marginTop: 'auto', paddingTop: '8px', overflowWrap: 'anywhere' });
