// Styles of a press pass (a journalist's card) with a portrait, around `SignInPanelHeader`: an upright card, or a strip. `pencil` is the blue
// of links and buttons, `onPencil` the color of text on it, `ink` the color of text, and `paper` the background color of the page.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import * as panelHeader from './SignInPanelHeader.css.ts';

const { style, globalStyle } = stylesInLayer('flows');

const large = from('large');

/** A strip. The narrowest one has no empty fields. */
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
const uprightPass = `${strip}.${uprightOnly} > .${panelHeader.root}`;

globalStyle(pass, {
  gridTemplate: `'slot title photo' 'slot names photo' / auto minmax(0, 1fr) clamp(5rem, 27vw, 10rem)`,
  gap: '8px 16px',
  height: '100%',
  '@media': {
    [from('small')]: {
      gridTemplate: `'slot title fields photo' 'slot names fields photo' / auto minmax(0, 4fr) minmax(0, 3fr) 10rem`,
      columnGap: '24px',
    },
  },
});
globalStyle(uprightPass, {
  '@media': {
    [large]: {
      gridTemplate: `'slot' auto 'title' auto 'names' auto 'photo' minmax(13rem, 1fr) 'fields' auto / minmax(0, 1fr)`,
      columnGap: '16px',
      rowGap: 0,
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
    [large]: { justifySelf: 'center', width: '6rem', height: '14px', margin: '14px 0 32px' },
  },
});
globalStyle(`${pass} > p`, { gridArea: 'title', marginTop: '14px' });
globalStyle(`${uprightPass} > p`, { '@media': { [large]: { margin: '0 20px' } } });
globalStyle(`${pass} > .${panelHeader.row}`, {
  gridArea: 'names',
  columnGap: '12px',
  padding: '0 0 12px',
});
globalStyle(`${uprightPass} > .${panelHeader.row}`, { '@media': { [large]: { padding: '10px 20px 14px' } } });
/** The narrowest strip has one line of small text. */
globalStyle(`${pass} > .${panelHeader.row} > :first-child`, {
  '@media': { [below('small')]: { display: 'none' } },
});
globalStyle(`${pass} > .${panelHeader.fields}`, {
  display: 'none',
  gridArea: 'fields',
  '@media': { [from('small')]: { display: 'grid', alignContent: 'space-evenly' } },
});
globalStyle(`${uprightPass} > .${panelHeader.fields}`, {
  '@media': { [large]: { alignContent: 'normal', padding: '6px 20px 24px' } },
});
/** The portrait has the same colors in both editions, as a photograph has: its paper is the lighter color, and its dots are the darker one. */
for (const [part, background] of [
  ['before', `light-dark(${vars.color.onPencil}, ${vars.color.ink})`],
  ['after', `light-dark(${vars.color.ink}, ${vars.color.onPencil})`],
] as const) {
  globalStyle(`${pass}::${part}`, { content: '', gridArea: 'photo', background, forcedColorAdjust: 'none' });
}
/**
 * A mask, so that the dots have the ink of every brand. The frame cuts off the sides and the lower part of the picture, not the hat, which is
 * five eighths as wide as the picture is high.
 */
globalStyle(`${pass}::after`, {
  mask: `url("./portrait.svg?no-inline") 50% 10% / auto max(100%, 7.25rem)`,
  '@media': {
    [from('small')]: { maskSize: 'auto max(100%, 12.5rem)' },
    // Shows the whole face, because this strip is lower.
    [large]: { maskSize: 'auto max(100%, 10rem)' },
  },
});
globalStyle(`${uprightPass}::after`, {
  '@media': { [large]: { maskSize: 'auto max(100%, min(125%, 22rem))' } },
});
