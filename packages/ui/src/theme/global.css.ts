import './layers.css.ts';
import { families } from '../tokens/type.ts';
import { vars } from './contract.css.ts';
import './fonts.css.ts';
import { stylesIn } from './style.ts';
import './themes.css.ts';
import { type } from './type.ts';

const { globalStyle } = stylesIn('reset');

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  /** Room for the focus ring of whatever a fragment or the keyboard scrolls to. */
  scrollPaddingBlock: '24px',
});
globalStyle('body', {
  ...type('body'),
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  // One cut of the reading face at every size: the site ships no axis for it.
  fontOpticalSizing: 'none',
  // A weight that a face is not cut in is not smeared from another.
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
globalStyle('svg, img', { display: 'block', maxWidth: '100%' });
globalStyle('h1, h2, h3', { textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('b, strong', { fontWeight: 600 });
globalStyle('code', { fontFamily: families.mono });
// With `body`, for what picks the rules of a document: a pseudo-class alone names nothing in it.
globalStyle('body :is(:focus-visible, [data-force~="focus"])', {
  outline: `3px solid ${vars.color.pencil}`,
  outlineOffset: '3px',
});
/** It takes focus at the start of a page, where there is nothing to see of it and nothing to press. */
globalStyle('main:focus-visible', { outline: 0 });
globalStyle('[hidden]', { display: 'none' });
