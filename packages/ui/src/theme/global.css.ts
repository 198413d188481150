// The reset: styles of elements without a class, and of the attributes that the site's bootstrap script sets. Colors: `paper` is the page's
// background, `ink` is text, `pencil` is the accent of links and buttons.
import './layers.css.ts';
import { boldWeight, families } from '../tokens/type.ts';
import { focusState } from './states.ts';
import { vars } from './contract.css.ts';
import './fonts.css.ts';
import './transitions.css.ts';
import './print.css.ts';
import { stylesInLayer } from './style.ts';
import './themes.css.ts';
import { typeStyle } from './type.ts';

const { globalStyle } = stylesInLayer('reset');

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Space for the focus ring of an element that a fragment or the keyboard scrolls to.
  scrollPaddingBlock: '24px',
  // From 1728 px (at the default font size), the page and its type grow with the window, up to 2880 px. Less in a low window, so that
  // a headline as wide as the page leaves room for the introduction and the next step.
  '@media': {
    'screen and (min-width: 108rem)': { fontSize: 'clamp(100%, min(100vw / 108, 100vh / 60), 166.67%)' },
  },
});
globalStyle('body', {
  ...typeStyle('body'),
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  // The site's font file has no optical size axis.
  fontOpticalSizing: 'none',
  // The browser does not imitate missing weights and styles.
  fontSynthesis: 'none',
  hangingPunctuation: 'first last',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote, table', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  font: 'inherit',
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  borderRadius: 0,
  letterSpacing: 'inherit',
});
// In a right-to-left page, `text-anchor: start` would mean the right end of a label, which would move the labels of drawings.
globalStyle('[dir="rtl"] text', { direction: 'ltr' });
globalStyle('svg, img', { display: 'block', maxWidth: '100%' });
globalStyle('h1, h2, h3', { textWrap: 'balance' });
globalStyle('p, li, dd, details', { textWrap: 'pretty' });
globalStyle('b, strong', { fontWeight: boldWeight });
globalStyle('code', { fontFamily: families.mono });
// `body` keeps the rule in the build's used-CSS filter, which drops selectors without an element or a class.
globalStyle(`body ${focusState}`, {
  outline: `3px solid ${vars.color.pencil}`,
  outlineOffset: '3px',
});
/** After a navigation the focus is on `main`, which needs no ring, because it is the whole content of the page. */
globalStyle('main:focus-visible', { outline: 0 });
globalStyle('[hidden]', { display: 'none' });

/** An element whose click waits until the app has loaded. The site's bootstrap sets the attribute to the text of the waiting state. */
globalStyle('body [data-busy]', {
  position: 'relative',
  cursor: 'progress',
  textDecorationColor: 'transparent',
  WebkitTextFillColor: 'transparent',
});
globalStyle('body [data-busy] > *', { visibility: 'hidden' });
globalStyle('body [data-busy]::after', {
  // The empty alternative text keeps the text out of the element's accessible name, because a live region announces it.
  content: 'attr(data-busy) / ""',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  whiteSpace: 'nowrap',
  WebkitTextFillColor: 'currentcolor',
});
/** A message of the bootstrap: for screen readers only, or, as an open popover, below the clicked element. */
globalStyle('body > [data-notice]', {
  visibility: 'visible',
  display: 'block',
  position: 'absolute',
  inset: 'auto',
  margin: 0,
  maxWidth: 'min(360px, 100vw - 16px)',
  padding: '16px',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  color: vars.color.ink,
});
globalStyle('body > [data-notice]:not(:popover-open)', {
  // Not `absolute`, which would make the page higher below the footer.
  position: 'fixed',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
});
/** On pages that hydrate on load, such as the account's, the message needs no link to the account. */
globalStyle('html[data-hydrate] > body > [data-notice] a', { display: 'none' });
