// Styles of printed pages. Colors: `paper` is the page's background.
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

// In print, a page has the wide layout in small type, without controls, with the address of each link. These rules are in no cascade
// layer, so they have precedence over all styles of the screen.

/** The factor by which the layout is reduced in print: text of 20 px has 8.7 points, and a page in Letter format has twelve columns. */
const scale = 0.58;

/** Adds a rule for printed pages. */
const inPrint = (selector: string, rule: Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@layer'>) =>
  globalStyle(selector, { '@media': { print: rule } });

globalStyle('@page', { margin: '12mm 11mm 14mm' });
inPrint('body', { zoom: scale, background: 'none' });
inPrint(':root', {
  vars: {
    [vars.pageMargin]: '0px',
    [vars.sectionSpace]: '24px',
    // The paper in the printer is white.
    [vars.color.paper]: 'white',
    [vars.color.surface]: 'white',
  },
});
inPrint('aside, nav, form, dialog, button, fieldset, [popover], thead a', { display: 'none' });
// A section with a form is useless in print, unless it has a postal address.
inPrint('section:has(form):not(:has(address))', { display: 'none' });

// Headlines stay on the page of their text; tables, figures and items are not divided. A heading that is an only child is excepted: it is
// in a column beside its text.
inPrint(
  'h1:not(:only-child), h2:not(:only-child), h3:not(:only-child), h4:not(:only-child), p:has(+ table)',
  { breakAfter: 'avoid' },
);
inPrint('h1, h2, h3, h4, figure, table, tr, blockquote, dl > div, li', { breakInside: 'avoid' });
// A section that only has links to other pages is not printed.
inPrint('section:has(> nav), section:has(nav):not(:has(p))', { display: 'none' });
// A legend refers to the highlighter.
inPrint('mark', { printColorAdjust: 'exact' });
inPrint('p', { orphans: 3, widows: 3 });

// External links are all secure; the build finds `https` in documents, and would drop a rule for `http`.
inPrint('main :is(p, li) a[href^="https"]::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
});
// `###` is the mark for the end of a press release.
inPrint('main::after', {
  content: '"#  #  #" / ""',
  display: 'block',
  marginBlock: '24px -24px',
  whiteSpace: 'pre',
  textAlign: 'center',
});
