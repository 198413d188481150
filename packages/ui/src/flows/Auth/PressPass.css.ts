// Styles of a press pass (a journalist's card) with a portrait, around `SignInPanelHeader`: an upright card, or a strip. `pencil` is the blue
// of links and buttons, `onPencil` the color of text on it, `ink` the color of text, and `paper` the background color of the page.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import * as panelHeader from './SignInPanelHeader.css.ts';

const { style, globalStyle } = stylesInLayer('flows');

const large = from('large');

/** A low strip. */
export const strip = style({
  background: vars.color.pencil,
  color: vars.color.onPencil,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
/** Its rules come after those of the strip, and have a higher specificity. */
const uprightOnly = style({});
/** A card that is upright on wide pages, and elsewhere a strip. */
export const upright = [strip, uprightOnly].join(' ');
const pass = `${strip} > .${panelHeader.root}`;
/** The margins of the upright pass. They are so wide that its title is clearly smaller than the headline of the page. */
const inset = '12%';
const uprightPass = `${strip}.${uprightOnly} > .${panelHeader.root}`;

globalStyle(pass, {
  // The shares are for large text, which a visitor may set.
  gridTemplate: `'slot title names photo' / auto min(7.5rem, 40%) minmax(0, 1fr) min(5rem, 25%)`,
  gap: '6px 12px',
  height: '100%',
  '@media': {
    [from('small')]: {
      gridTemplateColumns: 'auto min(13rem, 40%) minmax(0, 1fr) min(8rem, 25%)',
      columnGap: '24px',
    },
  },
});
globalStyle(uprightPass, {
  // The title is smaller than the headline of the page, and the strip is high enough for the portrait. 3.75rem are the slot and the gaps.
  gridTemplate: `'slot title . photo' 'slot names names photo' / auto min(8.5rem, 40%) minmax(0, 1fr) min(6.5rem, 30%, 60% - 3.75rem)`,
  '@media': {
    [from('small')]: {
      gridTemplate: `'slot title names photo' / auto min(11rem, 40%) minmax(0, 1fr) min(9rem, 25%)`,
      alignItems: 'center',
      minHeight: '7.5rem',
    },
    [large]: {
      gridTemplate: `'slot' auto 'title' auto 'names' auto 'photo' minmax(13rem, 1fr) / minmax(0, 1fr)`,
      alignItems: 'stretch',
      gap: 0,
    },
  },
});
/** The slot is on the left of the strip, and above the title of the upright pass. */
globalStyle(`${pass} > .${panelHeader.lanyardSlot}`, {
  gridArea: 'slot',
  alignSelf: 'stretch',
  width: '8px',
  height: 'auto',
  marginBlock: '16px 14px',
  marginInline: '16px 0',
  background: vars.color.paper,
});
globalStyle(`${uprightPass} > .${panelHeader.lanyardSlot}`, {
  '@media': {
    // Near the edge of the card, so that it does not look like an accent on a letter of the title.
    [large]: { justifySelf: 'center', width: '5rem', height: '12px', margin: '12px 0 24px' },
  },
});
globalStyle(`${pass} > p`, { gridArea: 'title', marginTop: '14px' });
globalStyle(`${uprightPass} > p`, {
  marginBottom: '6px',
  '@media': { [from('small')]: { marginBottom: '14px' }, [large]: { margin: `0 ${inset}` } },
});
globalStyle(`${pass} > .${panelHeader.row}`, {
  gridArea: 'names',
  columnGap: '12px',
  padding: 0,
  '@media': { [from('small')]: { paddingBottom: '12px' } },
});
globalStyle(`${uprightPass} > .${panelHeader.row}`, {
  paddingBottom: '14px',
  '@media': {
    // Small phones have no room for it.
    'screen and (width < 22rem)': { display: 'none' },
    [from('small')]: { paddingBottom: 0 },
    [between('small', 'large')]: { flexDirection: 'column' },
    [large]: { padding: `12px ${inset} 16px` },
  },
});
/** The strip on phones has one line of small text. */
globalStyle(`${pass} > .${panelHeader.row} > :first-child`, {
  '@media': { [below('small')]: { display: 'none' } },
});
/** The portrait has the same colors in both editions, as a photograph has: its paper is the lighter color, and its dots are the darker one. */
for (const [part, background] of [
  ['before', `light-dark(${vars.color.onPencil}, ${vars.color.ink})`],
  ['after', `light-dark(${vars.color.ink}, ${vars.color.onPencil})`],
] as const) {
  globalStyle(`${pass}::${part}`, {
    content: '',
    gridArea: 'photo',
    alignSelf: 'stretch',
    background,
    forcedColorAdjust: 'none',
  });
}
/**
 * A mask, so that the dots have the ink of every brand. The whole height of the picture is shown where the card is low. The frame cuts off the
 * sides, not the hat, which is five eighths as wide as the picture is high.
 */
globalStyle(`${pass}::after`, {
  mask: `url("./portrait.svg?no-inline") 50% 10% / auto max(100%, 7.25rem)`,
  '@media': {
    [from('small')]: { maskSize: 'auto max(100%, 12.5rem)' },
    // Shows the whole face, because this strip is lower.
    [large]: { maskSize: 'auto max(100%, 10rem)' },
  },
});
globalStyle(`${uprightPass}::after`, { '@media': { screen: { maskSize: 'auto 100%' } } });
