// Styles of `AuthTabs`, the sign-in panel as part of a page: a header that looks like a press pass (a journalist's card), and the form in
// tabs. `pencil` is the blue of links and buttons, and `onPencil` the color of text on it.
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import * as form from './AuthForm.css.ts';
import * as panelHeader from './SignInPanelHeader.css.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** On wide pages the header, which looks like a press pass, is beside the form. Elsewhere it is a low strip above the form. */
export const root = style({
  '@media': {
    [from('large')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
  },
});
/** The tabs are as high as the pass, if the pass is higher. */
globalStyle(`${root} > :last-child`, {
  '@media': { [from('large')]: { display: 'grid', gridTemplateRows: 'auto 1fr' } },
});
export const header = style({
  background: vars.color.pencil,
  color: vars.color.onPencil,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
const pass = `${header} > .${panelHeader.root}`;
globalStyle(pass, {
  gridTemplate: `'slot title photo' 'slot names photo' / auto minmax(0, 1fr) clamp(5rem, 24vw, 10rem)`,
  gap: '8px 16px',
  '@media': {
    [between('small', 'large')]: {
      gridTemplate: `'slot title fields photo' 'slot names fields photo' / auto minmax(0, 4fr) minmax(0, 3fr) 10rem`,
      columnGap: '24px',
    },
    [from('large')]: {
      gridTemplate: `'slot' auto 'title' auto 'names' auto 'photo' minmax(13rem, 1fr) 'fields' auto / minmax(0, 1fr)`,
      rowGap: 0,
      height: '100%',
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
  '@media': {
    [from('large')]: { justifySelf: 'center', width: '72px', height: '14px', margin: '20px 0 22px' },
  },
});
globalStyle(`${pass} > p`, {
  gridArea: 'title',
  marginTop: '14px',
  '@media': { [from('large')]: { margin: '0 20px' } },
});
globalStyle(`${pass} > .${panelHeader.row}`, {
  gridArea: 'names',
  columnGap: '12px',
  padding: '0 0 12px',
  '@media': { [from('large')]: { padding: '10px 20px 14px' } },
});
/** The narrowest strip has one line of small text. */
globalStyle(`${pass} > .${panelHeader.row} > :first-child`, {
  '@media': { [below('small')]: { display: 'none' } },
});
globalStyle(`${pass} > .${panelHeader.fields}`, {
  display: 'none',
  gridArea: 'fields',
  '@media': {
    [between('small', 'large')]: { display: 'grid', alignContent: 'space-evenly' },
    [from('large')]: { display: 'grid', padding: '6px 20px 24px' },
  },
});
/** The portrait has the same colors in both editions, as a photograph has: its paper is the lighter color, and its dots are the darker one. */
for (const [part, background] of [
  ['before', `light-dark(${vars.color.onPencil}, ${vars.color.ink})`],
  ['after', `light-dark(${vars.color.ink}, ${vars.color.onPencil})`],
] as const) {
  globalStyle(`${pass}::${part}`, { content: '', gridArea: 'photo', background, forcedColorAdjust: 'none' });
}
/** A mask, so that the dots have the ink of every brand. The frame cuts off the sides and the lower part of the picture, not the hat. */
globalStyle(`${pass}::after`, {
  mask: `url("./portrait.svg?no-inline") 50% 10% / auto max(100%, 9rem)`,
  '@media': {
    [between('small', 'large')]: { maskSize: 'auto max(100%, 12.5rem)' },
    [from('large')]: { maskSize: 'auto max(100%, min(125%, 22rem))' },
  },
});
export const title = style({ display: 'grid', gap: '8px', marginBottom: '16px' });
/** Beside the pass, the form is as high as the pass, and what happens next is at its end. */
globalStyle(`${root} [role='tabpanel']`, { '@media': { [from('large')]: { display: 'grid' } } });
globalStyle(`${root} .${form.root}`, {
  '@media': { [from('large')]: { display: 'flex', flexDirection: 'column', gap: '24px' } },
});
globalStyle(`${root} .${form.footer}`, { '@media': { [from('large')]: { marginTop: 'auto' } } });
/** The same surface as a tab panel's. */
export const surface = style({
  background: vars.color.surface,
  border: borders.fine,
  padding: '24px 16px',
  ...borderRadiusOf('surface'),
});

/** Signing in and signing up have two columns on tablets: on the left what needs no password, on the right the fields. */
const columns = `${root} .${form.root}:has(> .${form.divider})`;
for (const [selector, rule] of Object.entries({
  [columns]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', columnGap: '24px' },
  // The first row is for the summary of errors.
  [`${columns}:not(:has(> section))`]: { marginTop: '-16px' },
  [`${columns} > section`]: { gridArea: '1 / 1 / 2 / -1' },
  [`${columns} > .${form.consent}`]: { gridArea: '2 / 1' },
  [`${columns} > .${form.consent} + *`]: { gridArea: '3 / 1', alignSelf: 'end' },
  [`${columns} > .${form.footer}`]: { gridArea: '4 / 1 / 6 / 2', alignSelf: 'end' },
  [`${columns} > .${form.divider}`]: { gridArea: '2 / 2 / 6 / 3', flexDirection: 'column' },
  [`${columns} > .${form.divider}::before`]: { borderTop: 0, borderInlineStart: borders.hair },
  [`${columns} > .${form.divider}::after`]: { borderTop: 0, borderInlineStart: borders.hair },
  [`${columns} > .${form.divider} + *`]: { gridArea: '2 / 3' },
  [`${columns} > .${form.divider} + * + *`]: { gridArea: '3 / 3' },
  [`${columns} > .${form.belowPassword}`]: { gridArea: '4 / 3' },
  [`${columns} > [type=submit]`]: { gridArea: '5 / 3', alignSelf: 'end' },
} satisfies Record<string, Omit<GlobalStyleRule, '@media' | '@supports' | '@layer'>>))
  globalStyle(selector, { '@media': { [between('medium', 'large')]: rule } });
