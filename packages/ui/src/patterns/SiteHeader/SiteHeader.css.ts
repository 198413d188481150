// Styles of `SiteHeader`: a line with the date and the account, the wordmark, and the navigation, which is a menu on small screens. Colors:
// `paper` is the page's background, `ink` is text, `pencil` is the accent of links and buttons. `headerMeta` is the small line above the
// site's name. `wordmark` is the site's name in large letters.
import { hasDoubleRule } from '@fit-to-print/ui/brand';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { forcedState } from '../../theme/states.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** A thick line below the header, with a thin one if the theme has one. */
export const root = style({
  position: 'relative',
  borderBottom: borders.bold,
  ...(hasDoubleRule && {
    '::after': { content: '', position: 'absolute', inset: 'auto 0 -6px', borderBottom: borders.fine },
  }),
});

/** The line at the top: the date and the place, and the account. */
export const headerMeta = style({
  ...typeStyle('label'),
  /** Kept on one line down to 320 px. */
  fontSize: 'min(.75rem, 3.35vw)',
  letterSpacing: '-.03em',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '24px',
  padding: '8px 0 7px',
  borderBottom: borders.hair,
  color: vars.color.muted,
  '@media': { [from('medium')]: { fontSize: '.75rem', letterSpacing: 'normal' } },
});
globalStyle(`${headerMeta} b`, { color: vars.color.ink, fontWeight: 'inherit' });
globalStyle(`${headerMeta} > p`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Beside a long email address, which is cut instead, the text stays on one line.
  '@media': { [from('medium')]: { flexShrink: 0 } },
});
/** The end of that line. Phones have no room for it. */
export const headerMetaRight = style({
  marginInlineStart: 'auto',
  '@media': { [below('medium')]: { display: 'none' } },
});

/** The links and the button of the account: one line of text with a click target of 44 px. */
const accountEntry = style({
  ...textButton,
  marginBlock: '-14px',
  padding: '14px 0',
  color: vars.color.ink,
  whiteSpace: 'nowrap',
});
export const accountEmail = [accountEntry, style({ overflow: 'hidden', textOverflow: 'ellipsis' })].join(' ');
/** The link to the admin area, and the button for the subscription. Narrow windows have both in the menu. */
export const someEntry = [accountEntry, style({ '@media': { [below('large')]: { display: 'none' } } })].join(
  ' ',
);

/** The wordmark and the navigation. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // By the width of the window, so that both fit into 320 px also with a default font of 32 px.
  gap: '2.5vw',
  padding: '11px 0 12px',
  '@media': { [from('large')]: { padding: '16px 0 15px' }, print: { justifyContent: 'center' } },
});

/** The name of the brand, which links to the home page. */
export const wordmark = style({
  flex: 'none',
  width: '112px',
  textDecoration: 'none',
  '@media': { [from('large')]: { width: '9.25rem' }, print: { width: '360px' } },
});

/** The button that opens the menu. */
export const menu = style({ display: 'none', '@media': { [below('large')]: { display: 'block' } } });

/** Closed: hidden on small screens, part of the header on large ones. Open: covers the screen. */
export const nav = style({
  display: 'none',
  overflow: 'visible',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  '@media': {
    [from('large')]: {
      selectors: {
        '&:not(:popover-open)': { display: 'block', position: 'static', width: 'auto', height: 'auto' },
      },
    },
    [motionAllowed]: {
      '@starting-style': { selectors: { '&:popover-open': { clipPath: 'inset(0 0 100%)' } } },
      selectors: { '&:popover-open': { transition: `clip-path ${duration.short}ms ${easing.decelerate}` } },
    },
  },
  selectors: {
    '&:popover-open': {
      visibility: 'visible',
      display: 'block',
      width: '100%',
      height: '100%',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: `0 ${vars.pageMargin} 32px`,
      background: vars.color.paper,
      clipPath: 'inset(0)',
    },
  },
});
/** While the menu is open, the page behind it cannot be focused or scrolled. */
globalStyle(`:root:has(${nav}:popover-open)`, { overflow: 'hidden' });
globalStyle(`:root:has(${nav}:popover-open) body`, { visibility: 'hidden' });

const openMenu = `${nav}:popover-open`;

/** The header again, inside the open menu, which covers the page. */
export const menuHeader = [
  root,
  style({
    display: 'none',
    marginInline: `calc(-1 * ${vars.pageMargin})`,
    paddingInline: vars.pageMargin,
    selectors: { [`${openMenu} &`]: { display: 'block' } },
  }),
].join(' ');

/** The entries of the navigation. */
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: '24px',
  selectors: {
    [`${openMenu} &`]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '0 16px',
      alignItems: 'stretch',
      marginTop: '6px',
    },
  },
});
globalStyle(`${openMenu} ${list} > li`, { gridColumn: '1 / -1' });

/** A link or a button of the navigation. */
export const menuItem = style({
  ...typeStyle('nav'),
  display: 'block',
  padding: '12px 0',
  border: 0,
  background: 'none',
  textDecoration: 'none',
  textDecorationThickness: '3px',
  textUnderlineOffset: '7px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    [`&:is(:hover, ${forcedState('hover')}, [aria-current])`]: { textDecorationLine: 'underline' },
    '&[aria-current]': { textDecorationColor: vars.color.pencil },
    [`${openMenu} &`]: {
      ...typeStyle('index'),
      width: '100%',
      padding: '12px 0 11px',
      borderBottom: borders.hair,
      textAlign: 'start',
    },
  },
});

/** A page with another value of the attribute keeps a click on it. */
export const signOut = style({ selectors: { '[data-waiting=""] &': { visibility: 'hidden' } } });

/** Two buttons share a row of the menu; a single button is as wide as the row. */
export const button = style({ display: 'grid' });
globalStyle(`${openMenu} :is(${button}:has(+ ${button}), ${button} + ${button})`, { gridColumn: 'auto' });
globalStyle(`${openMenu} ${button}`, { marginBlock: '24px 16px' });
globalStyle(`${openMenu} ${button} + li:not(${button}) > ${menuItem}`, { borderTop: borders.hair });
globalStyle(`${button} > [aria-current]`, {
  // Safari ignores the shorthand with a thickness or a color.
  textDecorationLine: 'underline',
  textDecorationThickness: '3px',
  textDecorationColor: vars.color.paper,
  textUnderlineOffset: '7px',
});

/** Parts that only the menu has. Their first entry has the line that otherwise is above `signOut`. */
export const menuOnly = style({ display: 'none', selectors: { [`${openMenu} &`]: { display: 'block' } } });
/** In the menu only: on large screens the address is above the wordmark. */
export const email = [menuOnly, style({ paddingBottom: '8px', overflowWrap: 'anywhere' })].join(' ');
globalStyle(`${openMenu} ${menuOnly} > ${menuItem}`, { borderTop: borders.hair });
globalStyle(`${openMenu} ${button} + li:not(${button}) > ${menuOnly} + ${menuItem}`, { borderTop: 0 });

/** A prerendered page has the entries of both states. The attribute `data-session` shows one of them before the first paint. */
export const signedInOnly = style({
  selectors: { ':root:not([data-session]) &': { display: 'none' } },
});
export const signedOutOnly = style({ selectors: { ':root[data-session] &': { display: 'none' } } });
