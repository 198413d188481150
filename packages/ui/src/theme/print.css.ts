import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

// Print is a newspaper page: the wide layout in small type, without controls, with the address of each link. These rules are in no
// cascade layer, so they have precedence over all styles of the screen.

/** The page is laid out this much larger than the paper: text of 20 px prints in 8.7 points, and a letter page has twelve columns. */
const scale = 0.58;

const inPrint = (selector: string, rule: Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@layer'>) =>
  globalStyle(selector, { '@media': { print: rule } });

globalStyle('@page', { margin: '12mm 11mm 14mm' });
inPrint('body', { zoom: scale, background: 'none' });
inPrint(':root', { vars: { [vars.pageMargin]: '0px', [vars.sectionSpace]: '24px' } });
inPrint('aside, nav, form, dialog, button, fieldset, [popover], thead a', { display: 'none' });
// A section around a form is about the form, unless it has an address.
inPrint('section:has(form):not(:has(address))', { display: 'none' });

// Headlines stay with their text; rows, figures and items are not divided.
inPrint('h1, h2, h3, h4', { breakAfter: 'avoid', breakInside: 'avoid' });
inPrint('figure, tr, blockquote, dl > div', { breakInside: 'avoid' });
inPrint('p, li', { orphans: 3, widows: 3 });

inPrint('main p a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
// The sign for the end of a copy.
inPrint('main::after', {
  content: '"#  #  #" / ""',
  display: 'block',
  marginBlock: '24px -24px',
  whiteSpace: 'pre',
  textAlign: 'center',
});
