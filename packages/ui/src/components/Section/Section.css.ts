// Styles of `Section`, a part of a page with a line at its top that has its name and a page number, as in a newspaper.
import { vars } from '../../theme/contract.css.ts';
import { doubleBorder } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { dark } from '../../theme/themes.css.ts';

const { style, globalStyle } = stylesInLayer('components');

export const root = style({ paddingTop: vars.sectionSpace });
/** The name and the page number, below the border. */
export const sectionLabel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '11px 0 8px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
  // In print, no page ends with this line.
  breakAfter: 'avoid',
});
/** A bold line with a fine one below it. */
export const border = style({ ...doubleBorder, position: 'relative' });
/** The page number stays in one line, however long the title is. */
globalStyle(`${sectionLabel} > :last-child`, { flex: 'none' });

/** A dark band as wide as the window, around a section. */
const band = style({
  '@media': { screen: { marginTop: vars.sectionSpace, paddingBottom: '48px', overflow: 'clip' } },
});
globalStyle(`${band} > * > section`, { '@media': { screen: { paddingTop: '24px' } } });
export const darkBand = [dark, band].join(' ');
